import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import type { PageCopy } from '@/lib/service-worker/page-copies';
import { clearPageCopies, readPageCopies } from './page-copies';
import { readStored, removeStored } from './storage';

export type BrowserEntry = { kind: 'cookie' | 'local' | 'session' | 'copy'; name: string; value: string };

const AREAS = ['local', 'session'] as const;

/** What this browser keeps for this site and a script can read, copies of pages included. */
export async function readBrowserData(): Promise<BrowserEntry[]> {
  return [...readEntries(), ...(await readPageCopies()).map(describeCopy)];
}

/** Removes all of it, and returns what it was. */
export async function clearBrowserData(): Promise<BrowserEntry[]> {
  const entries = readEntries();
  for (const { kind, name } of entries) {
    if (kind === 'cookie') document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    else if (kind !== 'copy') removeStored(kind, name);
  }
  return [...entries, ...(await clearPageCopies()).map(describeCopy)];
}

const describeCopy = ({ path, variant, savedAt }: PageCopy): BrowserEntry => ({
  kind: 'copy',
  name: path,
  value: `${variant}, ${savedAt.toISOString()}`,
});

/**
 * The storage of an origin is the site's alone; of the
 * cookies only one is ours and readable, and others may be a whole domain's.
 */
function readEntries(): BrowserEntry[] {
  const persona = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${PERSONA_COOKIE}=`))
    ?.slice(PERSONA_COOKIE.length + 1);
  return [
    ...(persona === undefined ? [] : [{ kind: 'cookie' as const, name: PERSONA_COOKIE, value: persona }]),
    ...AREAS.flatMap((kind) =>
      listKeys(kind).map((name) => ({ kind, name, value: readStored(kind, name) ?? '' })),
    ),
  ];
}

function listKeys(kind: (typeof AREAS)[number]): string[] {
  try {
    return Object.keys(kind === 'local' ? window.localStorage : window.sessionStorage).sort();
  } catch {
    return [];
  }
}
