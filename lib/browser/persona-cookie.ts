import { PERSONA_HEADER } from '@/lib/config/cookies';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
  type PersonaCookie,
} from '@/lib/personalization/persona-cookie';
import { mayRemember } from './consent';
import { readCookie, writeCookie } from './cookie';
import { isDemoView, readDemoCookie, writeDemoCookie } from './demo-view';

let memory: PersonaCookie | null = null;

let isCarried = false;

/** What the visitor chose on these pages, where no cookie may be kept. */
const readPersonaMemory = () => memory;

/** Where there is no cookie, the router's own requests for the next page say whom it is for. */
export function keepPersonaMemory(cookie: PersonaCookie | null): void {
  memory = cookie;
  if (isCarried || !cookie) return;
  isCarried = true;
  const send = window.fetch;
  window.fetch = (input, init) => send(input, memory && isForPage(init) ? carry(memory, init) : init);
}

function isForPage(init: RequestInit | undefined): init is RequestInit {
  return init?.headers !== undefined && new Headers(init.headers).has('rsc');
}

function carry(cookie: PersonaCookie, init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  headers.set(PERSONA_HEADER, formatPersonaCookie(cookie));
  return { ...init, headers };
}

/** The cookie's text that this tab's session adopted or wrote last. */
let known: string | null = null;

function readText(): string | null {
  return isDemoView() ? (readDemoCookie()?.split('~')[0] ?? null) : readCookie(PERSONA_COOKIE);
}

/** What the visitor chose last; where no cookie may be kept, on this page's visit alone. */
export function readPersonaCookie(): PersonaCookie | null {
  if (isDemoView()) return parsePersonaCookie(readText());
  const kept = mayRemember() ? parsePersonaCookie(readText()) : null;
  return kept ?? readPersonaMemory();
}

/** The same, for the session that goes on from it. */
export function adoptPersonaCookie(): PersonaCookie | null {
  known = readText();
  return readPersonaCookie();
}

/** What another tab has chosen since; null where this one knows it all. */
export function adoptOtherTabsChoice(): PersonaCookie | null {
  const isFollowed = isDemoView() || mayRemember();
  if (!isFollowed || readText() === known) return null;
  return adoptPersonaCookie();
}

export function storePersonaMemory(): void {
  const cookie = readPersonaMemory();
  if (cookie) writePersonaCookie(cookie);
}

/** Tells the server whom to render the next page for. */
export function writePersonaCookie(cookie: PersonaCookie): void {
  const text = formatPersonaCookie(cookie);
  if (isDemoView()) {
    writeDemoCookie((readDemoCookie() ?? '').replace(/^[^~]*/, text));
    known = readText();
    return;
  }
  const isKept = mayRemember();
  keepPersonaMemory(isKept ? null : cookie);
  if (!isKept) return;
  writeCookie(PERSONA_COOKIE, text);
  known = readText();
}
