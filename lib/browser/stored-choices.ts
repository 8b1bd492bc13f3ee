import { isSegment, type Segment } from '@/lib/personalization/persona';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
  SESSION_PERSONA_COOKIE,
  type PersonaCookie,
} from '@/lib/personalization/persona-cookie';
import { readDemoCookie, readVisitMode, writeDemoCookie } from './visit-mode';
import { readCookie, writeCookie } from './cookie';
import { readStored, removeStored, writeStored } from './storage';

/** The cookie value that this tab adopted or wrote last. */
let lastCookie: string | null = null;

/** Without consent, a choice lasts until the browser is closed. */
const cookieName = () => (readVisitMode() === 'own' ? PERSONA_COOKIE : SESSION_PERSONA_COOKIE);

function readCookieText(): string | null {
  return readVisitMode() === 'demo' ? (readDemoCookie()?.split('~')[0] ?? null) : readCookie(cookieName());
}

export function readPersonaCookie(): PersonaCookie | null {
  return parsePersonaCookie(readCookieText());
}

export function adoptPersonaCookie(): PersonaCookie | null {
  lastCookie = readCookieText();
  return readPersonaCookie();
}

export function adoptOtherTabsChoice(): PersonaCookie | null {
  return readCookieText() === lastCookie ? null : adoptPersonaCookie();
}

export function storeSessionPersona(): void {
  const cookie = parsePersonaCookie(readCookie(SESSION_PERSONA_COOKIE));
  if (!cookie) return;
  writePersonaCookie(cookie);
  writeCookie(SESSION_PERSONA_COOKIE, '', 0);
}

/** Stores a persona from the address for the following pages. With consent, the server's cookie does this. */
export function storeUrlPersona(cookie: PersonaCookie): void {
  if (readVisitMode() === 'private') writePersonaCookie(cookie);
}

export function writePersonaCookie(cookie: PersonaCookie): void {
  const text = formatPersonaCookie(cookie);
  if (readVisitMode() === 'demo') writeDemoCookie((readDemoCookie() ?? '').replace(/^[^~]*/, text));
  else writeCookie(cookieName(), text, readVisitMode() === 'own' ? undefined : null);
  lastCookie = readCookieText();
}

const KEY = 'unsaved-segment';

/** A chosen segment to send with the next call; null while nothing may be sent. */
export function readUnsavedSegment(): Segment | null {
  if (readVisitMode() !== 'own') return null;
  const stored = readStored('local', KEY);
  return isSegment(stored) ? stored : null;
}

export function storeUnsavedSegment(segment: Segment): void {
  writeStored('local', KEY, segment);
}

export function clearUnsavedSegment(saved: string): void {
  if (readStored('local', KEY) === saved) removeStored('local', KEY);
}

const CHANNEL = 'behavioral-analytics';

/** Null in the demo view and if unavailable. Firefox throws while cookies are blocked. */
function openChannel(): BroadcastChannel | null {
  if (readVisitMode() === 'demo') return null;
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

export function broadcastAnalyticsSwitch(isOn: boolean): void {
  const channel = openChannel();
  channel?.postMessage(isOn);
  channel?.close();
}

export function onAnalyticsSwitch(listener: (isOn: boolean) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'boolean') listener(data);
  });
  return () => channel?.close();
}
