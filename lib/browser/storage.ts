import { isEssentialKey, type StoredKey } from '@/lib/config/stored-keys';
import { mayRemember } from './consent';
import { isDemoView } from './demo-view';

export type Area = 'local' | 'session';

/** What may not be stored lasts as long as the page. */
const memory = new Map<`${Area} ${StoredKey}`, string>();

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function mayStore(key: StoredKey): boolean {
  return !isDemoView() && (isEssentialKey(key) || mayRemember());
}

/** The demo view begins without what this browser keeps, except that the reader's own eyes stay the same. */
function mayRead(key: StoredKey): boolean {
  return mayStore(key) || (isDemoView() && isEssentialKey(key));
}

/** A stored text, or null when there is none or the browser forbids storage. */
export function readStored(area: Area, key: StoredKey): string | null {
  const waiting = mayStore(key) ? undefined : memory.get(`${area} ${key}`);
  if (waiting !== undefined || !mayRead(key)) return waiting ?? null;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false when storage is forbidden or full, in which case the visit goes on without it. */
export function writeStored(area: Area, key: StoredKey, value: string): boolean {
  if (!mayStore(key)) {
    memory.set(`${area} ${key}`, value);
    return true;
  }
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: Area, key: StoredKey): void {
  memory.delete(`${area} ${key}`);
  if (isDemoView()) return;
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** Once the visitor agrees: what waited in memory is stored. */
export function storeMemory(): void {
  if (isDemoView()) return;
  for (const [place, value] of memory) {
    const [area, key] = place.split(' ') as [Area, StoredKey];
    writeStored(area, key, value);
  }
  memory.clear();
}
