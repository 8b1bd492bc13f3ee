import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
  type PersonaCookie,
} from '@/lib/personalization/persona-cookie';
import { mayRemember } from './consent';
import { readCookie, writeCookie } from './cookie';
import { isDemoView, readDemoCookie, writeDemoCookie } from './demo-view';
import { keepPersonaMemory, readPersonaMemory } from './persona-memory';

/** What the visitor chose last; where no cookie may be kept, on this page's visit alone. */
export function readPersonaCookie(): PersonaCookie | null {
  if (isDemoView()) return parsePersonaCookie(readDemoCookie()?.split('~')[0]);
  const kept = mayRemember() ? parsePersonaCookie(readCookie(PERSONA_COOKIE)) : null;
  return kept ?? readPersonaMemory();
}

/** Once the visitor lets it be kept. */
export function storePersonaMemory(): void {
  const cookie = readPersonaMemory();
  if (cookie) writePersonaCookie(cookie);
}

/** Tells the server whom to render the next page for. */
export function writePersonaCookie(cookie: PersonaCookie): void {
  const text = formatPersonaCookie(cookie);
  if (isDemoView()) return writeDemoCookie((readDemoCookie() ?? '').replace(/^[^~]*/, text));
  const isKept = mayRemember();
  keepPersonaMemory(isKept ? null : cookie);
  if (isKept) writeCookie(PERSONA_COOKIE, text);
}
