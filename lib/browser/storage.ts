import { isEssentialKey, type StoredKey } from '@/lib/config/stored-keys';
import { readVisitMode } from './visit-mode';

export type Area = 'local' | 'session';

const memory = new Map<`${Area} ${StoredKey}`, string>();

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

function mayStore(key: StoredKey): boolean {
  const mode = readVisitMode();
  return mode === 'own' || (mode === 'private' && isEssentialKey(key));
}

/** The demo view ignores stored data except accessibility choices. */
function mayRead(key: StoredKey): boolean {
  return isEssentialKey(key) || readVisitMode() === 'own';
}

export function readStored(area: Area, key: StoredKey): string | null {
  const inMemory = mayStore(key) ? undefined : memory.get(`${area} ${key}`);
  if (inMemory !== undefined || !mayRead(key)) return inMemory ?? null;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if storage is unavailable or full. */
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
  if (readVisitMode() === 'demo') return;
  try {
    areaOf(area).removeItem(key);
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}

export function flushMemory(): void {
  if (readVisitMode() === 'demo') return;
  for (const [entry, value] of memory) {
    const [area, key] = entry.split(' ') as [Area, StoredKey];
    writeStored(area, key, value);
  }
  memory.clear();
}

const HANDED_OVER = 'handed-over';

/** For this tab's next page alone, in every mode. */
export function handOver(text: string): void {
  try {
    window.sessionStorage.setItem(HANDED_OVER, text);
  } catch {
    // The next page does without it.
  }
}

export function takeHandedOver(): string | null {
  try {
    const text = window.sessionStorage.getItem(HANDED_OVER);
    window.sessionStorage.removeItem(HANDED_OVER);
    return text;
  } catch {
    return null;
  }
}
