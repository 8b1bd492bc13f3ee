import { readStored, writeStored } from './storage';

const KEY = 'userId';
const LIMIT = 10_000;
const MAX_ID = 2_147_483_647;

function parseUserId(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

/** The number of this page's visit: it stays one where the browser keeps nothing, or was told to forget. */
let current: number | null = null;

/** The visitor's number: the stored one, else a random whole number below 10000, which is then stored. */
export function readUserId(random: () => number = Math.random): number {
  const stored = parseUserId(readStored('local', KEY));
  current = stored ?? current ?? Math.floor(random() * LIMIT);
  if (stored === null) writeStored('local', KEY, String(current));
  return current;
}
