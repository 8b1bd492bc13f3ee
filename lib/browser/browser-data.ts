import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { readStored, removeStored } from './storage';

export type BrowserEntry = { kind: 'cookie' | 'local' | 'session'; name: string; value: string };

const AREAS = ['local', 'session'] as const;

/**
 * What this browser keeps for this site and a script can read. The storage of an origin is the site's alone; of the
 * cookies only one is ours and readable, and others may be a whole domain's.
 */
export function readBrowserData(): BrowserEntry[] {
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

/** Removes all of it, and returns what it was. */
export function clearBrowserData(): BrowserEntry[] {
  const entries = readBrowserData();
  for (const { kind, name } of entries) {
    if (kind === 'cookie') document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    else removeStored(kind, name);
  }
  return entries;
}

function listKeys(kind: (typeof AREAS)[number]): string[] {
  try {
    return Object.keys(kind === 'local' ? window.localStorage : window.sessionStorage).sort();
  } catch {
    return [];
  }
}
