import { readVisitMode } from './visit-mode';
import { DEFAULT_PERSONA } from '@/lib/personalization/persona';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import { createListeners } from './listeners';
import { readStored, writeStored } from './storage';
import { storeSavedVisitor } from './stored-visitor';

const KEY = 'userId';
const LIMIT = 10_000;
const MAX_ID = 2_147_483_647;

function parseUserId(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}

let current: number | null = null;
/** Whether `current` was drawn on this page and is not stored yet. */
let isNew = false;
const { notify, subscribe } = createListeners<[userId: number]>(() => {
  window.addEventListener('storage', syncFromOtherTab);
  return () => window.removeEventListener('storage', syncFromOtherTab);
});

function drawUserId(random: () => number): number {
  isNew = true;
  return Math.floor(random() * LIMIT);
}

/** The server stores nothing under a new id. */
const NOTHING_STORED = {
  user: { segment: DEFAULT_PERSONA.segment, isNewUser: DEFAULT_PERSONA.visitor === 'new' },
  settings: DEFAULT_SETTINGS,
};

/** The visitor's id: the stored one, or else a random integer below 10000, which is then stored. */
export function readUserId(random: () => number = Math.random): number {
  const stored = parseUserId(readStored('local', KEY));
  current = stored ?? current ?? drawUserId(random);
  if (stored !== null) return current;
  writeStored('local', KEY, String(current));
  if (isNew) storeSavedVisitor(current, NOTHING_STORED);
  isNew = false;
  return current;
}

export function renewUserId(random: () => number = Math.random): void {
  const renewed = drawUserId(random);
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
