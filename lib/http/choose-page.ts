import type { IncomingMessage } from 'node:http';
import { DEMO_VIEW_COOKIE, PERSONA_HEADER } from '@/lib/config/cookies';
import { PAGE_PATHS, READ_METHODS, REFUSED_HEADER } from '@/lib/config/page-requests';
import { ROUTES } from '@/lib/config/routes';
import { VARIANT_HEADER } from '@/lib/config/service-worker';
import {
  CONSENT_COOKIE,
  parseConsentChoice,
  parseConsentMode,
  selectConsent,
} from '@/lib/personalization/consent';
import { decideVariant, formatVariant } from '@/lib/personalization/decide-variant';
import {
  formatPersonaCookie,
  parsePersonaCookie,
  PERSONA_COOKIE,
} from '@/lib/personalization/persona-cookie';
import { formatPersistentCookies, isVisitedOverTls, opensPage } from './persistent-cookies';
import { onRequestStart } from './request-start';

/** On a request whose page is chosen already. `middleware.ts` names it in its matcher, which has to be a literal. */
export const CHOSEN_HEADER = 'x-page-chosen';

/** What asks for another thing than the page of this browser's visitor, or may ask for nothing. */
const TELLING_HEADERS = ['rsc', PERSONA_HEADER, REFUSED_HEADER];
const UNKNOWN_PERSONA = { segment: null, cluster: null, visitor: null };

type AskedFor = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type ChosenPage = { target: string; variant: string; cookies: string[] };

/**
 * Called once before the server listens. To pass through the middleware costs half of all the pages a second that this
 * server can send, and most visits need nothing of what it does: theirs are pointed at their prerendered page before.
 * The returned function ends it.
 */
export function choosePages(): () => void {
  return onRequestStart(({ request, response }) => {
    // Nobody outside passes the middleware by.
    delete request.headers[CHOSEN_HEADER];
    const page = choosePage(request);
    if (page === null) return;
    request.url = page.target;
    request.headers[CHOSEN_HEADER] = '1';
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader(VARIANT_HEADER, page.variant);
    if (page.cookies.length > 0) response.setHeader('Set-Cookie', page.cookies);
  });
}

/**
 * The prerendered page of a plain visit: a page's own address without anything behind it, and no cookie that asks for
 * more than reading. Null for everything else, which the middleware answers; for a plain visit it would say the same.
 */
export function choosePage({ method = '', url = '', headers }: AskedFor): ChosenPage | null {
  if (!READ_METHODS.includes(method) || !PAGE_PATHS.has(url)) return null;
  if (TELLING_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const cookies = readPlainCookies(headers.cookie ?? '');
  const choice = parseConsentChoice(cookies?.consent);
  // After a no the middleware takes the visitor's cookies away.
  if (cookies === null || choice === 'no') return null;
  const hasPrivacyControl = headers['sec-gpc'] === '1';
  const mode = parseConsentMode(process.env.CONSENT_MODE);
  const isKept = selectConsent({ mode, choice, hasPrivacyControl }) === 'on';
  const cookie = parsePersonaCookie(isKept ? cookies.persona : null);
  const decided = decideVariant({ url: UNKNOWN_PERSONA, cookie, isHome: url === ROUTES.home });
  const isSecure = isVisitedOverTls(String(headers['x-forwarded-proto'] ?? ''));
  const persona = cookie && formatPersonaCookie(cookie);
  return {
    target: url === ROUTES.home ? `/${decided.slug}` : `/${decided.slug}${url}`,
    variant: formatVariant(decided),
    cookies: opensPage(headers) ? formatPersistentCookies({ choice, persona, isSecure }) : [],
  };
}

type PlainCookies = { persona?: string; consent?: string };

/** Null where the demo view is in it, or one of ours twice or in a spelling that is not ours. */
function readPlainCookies(header: string): PlainCookies | null {
  if (header.includes(DEMO_VIEW_COOKIE)) return null;
  const cookies: PlainCookies = {};
  for (const [name, key] of [
    [PERSONA_COOKIE, 'persona'],
    [CONSENT_COOKIE, 'consent'],
  ] as const) {
    const mentions = header.split(name).length - 1;
    if (mentions === 0) continue;
    const value = header.match(`(?:^|; )${name}=([\\w.-]*)(?:;|$)`)?.[1];
    if (mentions > 1 || value === undefined) return null;
    cookies[key] = value;
  }
  return cookies;
}
