type Area = 'local' | 'session';

function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** A stored text, or null when there is none or the browser forbids storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false when storage is forbidden or full, in which case the visit goes on without it. */
export function writeStored(area: Area, key: string, value: string): boolean {
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}
