import { COOKIE_MAX_AGE_SECONDS } from '@/lib/config/cookies';
import { CONSENT_COOKIE, type ConsentChoice } from '@/lib/personalization/consent';
import { PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';

type PersistentCookies = { choice: ConsentChoice | null; persona: string | null; isSecure: boolean };

/**
 * The Set-Cookie headers that store a visitor's choices. Safari deletes cookies that a script wrote after seven days, so
 * the server sends back those that a page's request brings.
 */
export function formatPersistentCookies({ choice, persona, isSecure }: PersistentCookies): string[] {
  const attributes = `Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return Object.entries({ [CONSENT_COOKIE]: choice, [PERSONA_COOKIE]: persona }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}; ${attributes}`],
  );
}

type FetchHeaders = Record<'sec-fetch-dest' | 'sec-fetch-mode', unknown>;

/**
 * Whether a request opens a page: by its mode, as a service worker that passes one on leaves nothing else of it; older
 * browsers send neither header. What scripts fetch may arrive after the visitor has chosen something else, and undo it.
 */
export function opensPage(headers: Partial<FetchHeaders>): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || (headers['sec-fetch-dest'] ?? null) === null;
}

/** By the visitors' address of the site: behind a proxy in front of nginx the request itself arrives as http. */
export function isVisitedOverTls(forwardedProto = ''): boolean {
  return forwardedProto.includes('https') || /^https:/i.test(process.env.SITE_URL ?? '');
}
