import { SITE_COOKIES } from '@/lib/config/site-cookies';
import { isEssentialKey } from '@/lib/config/stored-keys';
import type { MyDataDeletion } from '@/lib/calls/delete-my-data';
import type { MyData } from '@/lib/calls/get-my-data';
import { CONSENT_COOKIE } from '@/lib/personalization/consent';
import { clearConsentChoice, readConsentChoice, readConsentState, readVisitMode } from './visit-mode';
import { readCookie, writeCookie } from './cookie';
import { clearQueue } from './event-queue';
import { call, resetFirstCall } from './request';
import type { Area } from './storage';
import { renewUserId } from './user-id';

export type BrowserEntry = { kind: 'cookie' | 'local' | 'session'; name: string; value: string };
const AREAS = ['local', 'session'] as const;

/** `isLinked`: whether the browser had a visitor cookie at the time. */
type BrowserData = { browser: readonly BrowserEntry[]; isLinked: boolean };

export type CollectedData = BrowserData & { database: MyData };
export type DeletedData = BrowserData & { database: MyDataDeletion['deleted'] };

export async function collectMyData(): Promise<CollectedData> {
  const isLinked = hasVisitorCookie();
  return { isLinked, database: await fetchMyData(), browser: readBrowserData() };
}

export async function removeMyData(): Promise<DeletedData> {
  const isLinked = hasVisitorCookie();
  // Events sent meanwhile would be stored again.
  clearQueue();
  const { deleted: database } = await call('DELETE /api/my-data', {});
  return { isLinked, database, browser: clearBrowserData() };
}

const hasVisitorCookie = () => readConsentState() === 'on';

const READ_TIMEOUT_MS = 60_000;

export async function fetchMyData(): Promise<MyData> {
  let all = await readPage('');
  while (all.next !== null) {
    const more = await readPage(`?before=${all.next}`);
    all = {
      visitor: all.visitor,
      profiles: [...all.profiles, ...more.profiles],
      settings: [...all.settings, ...more.settings],
      messages: [...all.messages, ...more.messages],
      feedback: [...all.feedback, ...more.feedback],
      events: [...all.events, ...more.events],
      demoRequests: [...all.demoRequests, ...more.demoRequests],
      exposures: all.exposures,
      next: more.next,
    };
  }
  return all;
}

const readPage = (query: string) => call('GET /api/my-data', { query, timeoutMs: READ_TIMEOUT_MS });

/** This site's data in the browser, as far as scripts can read it. Empty in the demo view. */
const readBrowserData = (): BrowserEntry[] => (readVisitMode() === 'demo' ? [] : readEntries());

/** Deletes the data, except an opt-out, and returns what was deleted. The page continues with a new user id. */
export function clearBrowserData(): BrowserEntry[] {
  const isDeclined = readConsentChoice() === 'no';
  const cleared = clearEntries(
    ({ kind, name }) => !(isDeclined && kind === 'cookie' && name === CONSENT_COOKIE),
  );
  if (readVisitMode() !== 'demo') {
    resetFirstCall();
    renewUserId();
  }
  return cleared;
}

export function clearConsentedData(): BrowserEntry[] {
  return clearEntries(({ kind, name }) => !isEssential(kind, name));
}

function clearEntries(shouldClear: (entry: BrowserEntry) => boolean): BrowserEntry[] {
  if (readVisitMode() === 'demo') return [];
  const entries = readEntries().filter(shouldClear);
  for (const { kind, name } of entries) {
    if (name === CONSENT_COOKIE && kind === 'cookie') clearConsentChoice();
    else if (kind === 'cookie') writeCookie(name, '', 0);
    else removeEntry(kind, name);
  }
  return entries;
}

/** Storage belongs to this origin, but cookies may be shared by the whole domain, so only ours are listed. */
function readEntries(): BrowserEntry[] {
  const cookies = Object.entries(SITE_COOKIES).flatMap(([name, { isReadable }]) => {
    const value = isReadable ? readCookie(name) : null;
    return value === null ? [] : [{ kind: 'cookie' as const, name, value }];
  });
  return [...cookies, ...AREAS.flatMap(listEntries)];
}

function listEntries(kind: Area): BrowserEntry[] {
  try {
    return Object.entries({ ...storageOf(kind) })
      .map(([name, value]) => ({ kind, name, value: String(value) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    return [];
  }
}

function removeEntry(kind: Area, name: string): void {
  try {
    storageOf(kind).removeItem(name);
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}

const storageOf = (kind: Area) => (kind === 'local' ? window.localStorage : window.sessionStorage);

function isEssential(kind: BrowserEntry['kind'], name: string): boolean {
  if (kind !== 'cookie') return isEssentialKey(name);
  return Object.entries(SITE_COOKIES).some(([known, { isEssential }]) => isEssential && known === name);
}
