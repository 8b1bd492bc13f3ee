import { readVisitMode } from '@/lib/visit/visit-mode';
import { createListeners } from './listeners';
import { readStored, writeStored } from './storage';

const KEY = 'userId';
const LIMIT = 10_000;
const MAX_ID = 2_147_483_647;

function parseUserId(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

let current: number | null = null;
const { notify, subscribe } = createListeners<[userId: number]>(() => {
  window.addEventListener('storage', syncFromOtherTab);
  return () => window.removeEventListener('storage', syncFromOtherTab);
});

const randomUserId = (random: () => number) => Math.floor(random() * LIMIT);

/** The visitor's id: the stored one, or else a random integer below 10000, which is then stored. */
export function readUserId(random: () => number = Math.random): number {
  const stored = parseUserId(readStored('local', KEY));
  current = stored ?? current ?? randomUserId(random);
  if (stored === null) writeStored('local', KEY, String(current));
  return current;
}

export function renewUserId(random: () => number = Math.random): void {
  const renewed = randomUserId(random);
  current = renewed;
  notify(renewed);
}

/** Applies another tab's deletion or new id, so that a browser has one id. The demo view has its own. */
function syncFromOtherTab({ key, newValue }: StorageEvent): void {
  if (readVisitMode() === 'demo' || (key !== KEY && key !== null)) return;
  const stored = key === null ? null : parseUserId(newValue);
  if (stored === null) return renewUserId();
  if (stored === current) return;
  current = stored;
  notify(stored);
}

export const onUserIdRenewed = subscribe;
