import { ASSET_CACHE, PAGE_CACHE } from '@/lib/config/service-worker';
import { isEssentialKey, SITE_COOKIES } from '@/lib/config/stored-keys';
import { CONSENT_COOKIE } from '@/lib/personalization/consent';
import { listPages, type PageCopy } from '@/lib/service-worker/page-copies';
import { forgetConsentChoice, readConsentChoice } from './consent';
import { readCookie, writeCookie } from './cookie';
import { isDemoView } from './demo-view';
import { expectNewVisitor } from './request';
import { stopKeepingPages } from './service-worker';
import type { Area } from './storage';
import { renewUserId } from './user-id';

export type BrowserEntry = { kind: 'cookie' | 'local' | 'session' | 'copy'; name: string; value: string };
const AREAS = ['local', 'session'] as const;

/** What scripts can read of this site's data in the browser, page copies included. Empty in the demo view. */
export async function readBrowserData(): Promise<BrowserEntry[]> {
  if (isDemoView()) return [];
  return [...readEntries(), ...(await readPageCopies()).map(describeCopy)];
}

/** Deletes it all except a refusal, and returns what was deleted. The page continues with a new user id. */
export async function clearBrowserData(): Promise<BrowserEntry[]> {
  const isDeclined = readConsentChoice() === 'no';
  const cleared = clearEntries(
    ({ kind, name }) => !(isDeclined && kind === 'cookie' && name === CONSENT_COOKIE),
  );
  if (!isDemoView()) {
    expectNewVisitor();
    renewUserId();
  }
  return cleared;
}

export function clearConsentedData(): Promise<BrowserEntry[]> {
  return clearEntries(({ kind, name }) => !isEssential(kind, name));
}

async function clearEntries(isCleared: (entry: BrowserEntry) => boolean): Promise<BrowserEntry[]> {
  if (isDemoView()) return [];
  const entries = readEntries().filter(isCleared);
  for (const { kind, name } of entries) {
    if (name === CONSENT_COOKIE && kind === 'cookie') forgetConsentChoice();
    else if (kind === 'cookie') writeCookie(name, '', 0);
    else if (kind !== 'copy') removeEntry(kind, name);
  }
  return [...entries, ...(await clearPageCopies()).map(describeCopy)];
}

const describeCopy = ({ path, variant, savedAt }: PageCopy): BrowserEntry => ({
  kind: 'copy',
  name: path,
  value: `${variant}, ${savedAt.toISOString()}`,
});

/** Storage belongs to this origin; cookies may belong to the whole domain, so only ours are listed. */
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
    // Forbidden storage holds nothing to remove.
  }
}

const storageOf = (kind: Area) => (kind === 'local' ? window.localStorage : window.sessionStorage);

function isEssential(kind: BrowserEntry['kind'], name: string): boolean {
  if (kind !== 'cookie') return isEssentialKey(name);
  return Object.entries(SITE_COOKIES).some(([known, { isEssential }]) => isEssential && known === name);
}

async function readPageCopies(): Promise<PageCopy[]> {
  try {
    return (await caches.has(PAGE_CACHE)) ? await listPages() : [];
  } catch {
    return [];
  }
}

async function clearPageCopies(): Promise<PageCopy[]> {
  const copies = await readPageCopies();
  await Promise.allSettled([PAGE_CACHE, ASSET_CACHE].map(async (name) => caches.delete(name)));
  await stopKeepingPages();
  return copies;
}
