import { PAGE_PATHS, VARIANT_HEADER } from '@/lib/config/page-requests';
import { experiments } from '@/lib/content/experiments';
import { EXPERIMENTS_COOKIE } from '@/lib/experiments/arms';
import { CONSENT_COOKIE, parseConsentMode } from '@/lib/personalization/consent';
import { PERSONA_COOKIE, SESSION_PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';
import { decideVisit } from '@/lib/visit/decide-visit';

/** RELEASE is part of each key, so that a new release begins with an empty cache. */
type Settings = { ORIGIN: string; RELEASE: string; CONSENT_MODE?: string; EXPERIMENTS?: string };
type Context = { waitUntil: (work: Promise<unknown>) => void };

const DECIDING_COOKIES = [CONSENT_COOKIE, PERSONA_COOKIE, SESSION_PERSONA_COOKIE, EXPERIMENTS_COOKIE];
const MAX_AGE_SECONDS = 86_400;

/** Below `max`, as the origin draws an arm. */
const draw = (max: number) =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * max);

/**
 * A worker for a CDN: chooses the variant of a page by the site's own rules and keeps one copy of each variant. Whatever
 * is not an ordinary page (calls, files, campaigns, soft navigations, the demo view) goes to the origin.
 */
const worker = {
  async fetch(request: Request, settings: Settings, context: Context): Promise<Response> {
    const { pathname, search, protocol } = new URL(request.url);
    const address = settings.ORIGIN + pathname + search;
    const pass = () => fetch(new Request(address, request), { redirect: 'manual' });
    if (request.method !== 'GET' || search !== '' || !PAGE_PATHS.has(pathname) || request.headers.has('rsc'))
      return pass();
    const visit = decideVisit({
      method: request.method,
      pathname,
      search,
      readHeader: (name) => request.headers.get(name),
      consentMode: parseConsentMode(settings.CONSENT_MODE),
      isSecure: protocol === 'https:',
      experiments: settings.EXPERIMENTS === 'off' ? [] : experiments,
      draw,
    });
    if (visit.kind !== 'page' || visit.variant === null) return pass();

    const cache = await caches.open('pages');
    const key = `https://variants.invalid/${settings.RELEASE}${visit.path}`;
    let page = await cache.match(key);
    if (!page) {
      const headers = selectHeaders(request.headers, visit.cookies);
      const response = await fetch(address, { headers, redirect: 'manual' });
      // Another release can have other rules.
      if (response.status !== 200 || response.headers.get(VARIANT_HEADER) !== visit.variant) return pass();
      page = new Response(response.body, response);
      page.headers.delete('set-cookie');
      page.headers.set('cache-control', `public, max-age=${MAX_AGE_SECONDS}`);
      context.waitUntil(cache.put(key, page.clone()));
    }
    const own = new Response(page.body, page);
    for (const [name, value] of Object.entries(visit.headers)) own.headers.set(name, value);
    for (const cookie of visit.cookies) own.headers.append('set-cookie', cookie);
    return own;
  },
};
export default worker;

/** What the origin needs to decide the same, and nothing that names the visitor. */
function selectHeaders(headers: Headers, newCookies: readonly string[]): Record<string, string> {
  const sent = [...(headers.get('cookie') ?? '').split('; '), ...newCookies].map((cookie) => {
    const [pair = ''] = cookie.split(';');
    return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const;
  });
  const cookies = [...new Map(sent)].filter(
    ([name, value]) => DECIDING_COOKIES.includes(name) && value !== '',
  );
  return {
    cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
    ...(headers.get('sec-gpc') === '1' && { 'sec-gpc': '1' }),
  };
}
