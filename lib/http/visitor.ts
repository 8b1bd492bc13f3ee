import { createHash, randomBytes } from 'node:crypto';
import { COOKIE_MAX_AGE_SECONDS, VISITOR_COOKIES } from '@/lib/config/stored-keys';
import { readEnv } from '@/lib/config/env';
import { CONSENT_COOKIE, parseConsentChoice, selectConsent } from '@/lib/personalization/consent';
import { readCookie } from '@/lib/visit/read-cookie';
import { HttpProblem } from './problem';

const VALUE_BYTES = 32;
const VALUE_PATTERN = /^[\w-]{43}$/;

/** `id` is the hash of the cookie's value, as stored in the database. `setCookie` is set for new visitors. */
export type Visitor = { id: string; setCookie?: string };

export function readVisitor(request: Request): Visitor {
  const id = readRequestCookie(request, cookieName());
  if (id !== undefined && isVisitorValue(id)) return { id: hash(id) };
  const value = randomBytes(VALUE_BYTES).toString('base64url');
  const secure = readEnv().isSecure ? '; Secure' : '';
  return {
    id: hash(value),
    setCookie: `${cookieName()}=${value}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  };
}

export function expireVisitor(): string {
  return `${expireCookie(cookieName())}; HttpOnly`;
}

export function expireCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${readEnv().isSecure ? '; Secure' : ''}`;
}

/** Whether this visitor's data may be stored. The browser checks first; this is the second line of defense. */
export function isConsentGiven(request: Request): boolean {
  const state = selectConsent({
    mode: readEnv().consentMode,
    choice: parseConsentChoice(readRequestCookie(request, CONSENT_COOKIE)),
    hasPrivacyControl: request.headers.get('sec-gpc') === '1',
  });
  return state === 'on';
}

export function requireConsent(request: Request): void {
  if (!isConsentGiven(request)) {
    throw new HttpProblem(403, 'Nothing was stored: this visitor has not agreed to it, or has opted out.');
  }
}

/** Refuses writes from other sites' pages. Clients without an Origin header are not browsers and have no cookie. */
export function requireSameOrigin({ headers }: Request): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const isForeign = site
    ? !['same-origin', 'none'].includes(site)
    : origin !== null && !isOwnOrigin(origin, headers);
  if (isForeign) throw new HttpProblem(403, 'Only pages of this site can make this call.');
}

export const readRequestCookie = ({ headers }: Request, name: string) =>
  readCookie(headers.get('cookie') ?? '', name);

function isOwnOrigin(origin: string, headers: Headers): boolean {
  const { siteOrigin, hasSiteUrl } = readEnv();
  if (hasSiteUrl || origin === siteOrigin) return origin === siteOrigin;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

function cookieName(): string {
  const [plain, secure] = VISITOR_COOKIES;
  return readEnv().isSecure ? secure : plain;
}

/** 43 characters encode two more bits than the value has, so only the canonical encoding is accepted. */
function isVisitorValue(value: string): boolean {
  return VALUE_PATTERN.test(value) && Buffer.from(value, 'base64url').toString('base64url') === value;
}

function hash(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
