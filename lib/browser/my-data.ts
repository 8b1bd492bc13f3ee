import { isEssentialKey, SITE_COOKIES } from '@/lib/config/stored-keys';
import type { ResponseOf } from '@/lib/calls/endpoint';
import type { MyDataCounts } from '@/lib/calls/my-data';
import { CONSENT_COOKIE, isRefused } from '@/lib/personalization/consent';
import { clearConsentChoice, readConsentChoice, readConsentState, readVisitMode } from './visit-mode';
import { readCookie, writeCookie } from './cookie';
import { clearQueue } from './event-queue';
import { call, resetFirstCall } from './request';
import type { Area } from './storage';
import { renewUserId } from './user-id';

type BrowserEntry = { kind: 'cookie' | Area; name: string; value: string };
type BrowserCounts = Record<BrowserEntry['kind'], number>;

/** `isLinked`: whether the browser had a visitor cookie at the time. */
type CountedData = { database: MyDataCounts; browser: BrowserCounts; isLinked: boolean };

export type StoredData = CountedData & Pick<ResponseOf<'GET /api/my-data'>, 'visitor'>;

export async function countMyData(): Promise<StoredData> {
  const isLinked = hasVisitorCookie();
  const { visitor, counts } = await call('GET /api/my-data', {});
  return { visitor, database: counts, browser: countEntries(readEntries(), isLinked), isLinked };
}

export async function removeMyData(): Promise<CountedData & { passedOn: number }> {
  const isLinked = hasVisitorCookie();
  // Events sent meanwhile would be stored again.
  clearQueue();
  // Counted first, because the response expires cookies, too.
  const browser = countEntries(listOwnEntries(), isLinked);
  const { deleted, passedOn } = await call('DELETE /api/my-data', {});
  clearBrowserData();
  return { database: deleted, browser, isLinked, passedOn };
}

const DOWNLOAD_TIMEOUT_MS = 60_000;

export async function downloadMyData() {
  const database = await call('GET /api/my-data/download', { timeoutMs: DOWNLOAD_TIMEOUT_MS });
  return { savedAt: new Date().toISOString(), database, browser: readEntries() };
}

const hasVisitorCookie = () => readConsentState() === 'on' || readConsentChoice() === 'withdrawing';

/** No script can read the visitor cookie. */
function countEntries(entries: readonly BrowserEntry[], isLinked: boolean): BrowserCounts {
  const count = (kind: BrowserEntry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  return { cookie: count('cookie') + (isLinked ? 1 : 0), local: count('local'), session: count('session') };
}

/** What "Delete" removes: everything except an opt-out. */
function listOwnEntries(): BrowserEntry[] {
  const hasOptedOut = isRefused(readConsentChoice());
  return readEntries().filter(
    ({ kind, name }) => !(hasOptedOut && kind === 'cookie' && name === CONSENT_COOKIE),
  );
}

/** The page continues with a new user id. */
export function clearBrowserData(): void {
  clearEntries(listOwnEntries());
  if (readVisitMode() === 'demo') return;
  resetFirstCall();
  renewUserId();
}

export function clearConsentedData(): void {
  clearEntries(readEntries().filter(({ kind, name }) => !isEssential(kind, name)));
}

function clearEntries(entries: readonly BrowserEntry[]): void {
  for (const { kind, name } of entries) {
    if (name === CONSENT_COOKIE && kind === 'cookie') clearConsentChoice();
    else if (kind === 'cookie') writeCookie(name, '', 0);
    else removeEntry(kind, name);
  }
}

/**
 * What scripts can read; nothing in the demo view. Storage belongs to this origin, but cookies may be shared by the whole
 * domain, so only ours are listed.
 */
function readEntries(): BrowserEntry[] {
  if (readVisitMode() === 'demo') return [];
  const cookies = Object.entries(SITE_COOKIES).flatMap(([name, { isReadable }]) => {
    const value = isReadable ? readCookie(name) : null;
    return value === null ? [] : [{ kind: 'cookie' as const, name, value }];
  });
  return [...cookies, ...listEntries('local'), ...listEntries('session')];
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
