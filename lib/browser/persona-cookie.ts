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

/** What the visitor chose last; where no cookie may be kept, on this page's visit alone. */
export function readPersonaCookie(): PersonaCookie | null {
  if (isDemoView()) return parsePersonaCookie(readDemoCookie()?.split('~')[0]);
  return parsePersonaCookie(readCookie(PERSONA_COOKIE)) ?? memory;
}

/** Tells the server whom to render the next page for. */
export function writePersonaCookie(cookie: PersonaCookie): void {
  const text = formatPersonaCookie(cookie);
  if (isDemoView()) return writeDemoCookie((readDemoCookie() ?? '').replace(/^[^~]*/, text));
  const isKept = mayRemember();
  memory = isKept ? null : cookie;
  if (isKept) writeCookie(PERSONA_COOKIE, text);
}
