import { readStored, writeStored } from './storage';

const KEY = 'visit';

/** True once per visit, which lasts as long as the browser keeps its session storage. */
export function beginVisit(): boolean {
  if (readStored('session', KEY) !== null) return false;
  return writeStored('session', KEY, 'begun');
}
