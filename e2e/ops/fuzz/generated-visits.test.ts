import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { PAGE_PATHS } from '@/lib/config/page-requests';
import { LANDING_SEGMENT, NOT_FOUND_SEGMENT, ROUTES } from '@/lib/config/routes';
import { campaigns } from '@/lib/content/campaigns';
import {
  CLUSTERS,
  formatPersonaSlug,
  PERSONAS,
  SEGMENTS,
  VISITOR_TYPES,
} from '@/lib/personalization/persona';
import { CLUSTER_SOURCES, SEGMENT_SOURCES } from '@/lib/personalization/persona-cookie';
import { middleware } from '@/middleware';
import { anyString, headerValue, usually } from './naughty';

const SLUGS = PERSONAS.map(formatPersonaSlug);
const PAGES = new Set<string>(Object.values(ROUTES).map((path) => path.slice(1)));
const MESSAGES = new Set<string>(campaigns.map(({ message }) => `${LANDING_SEGMENT}/${message}`));
const SEED = Number(process.env.FUZZ_SEED ?? 20261121);
const RUNS = Number(process.env.FUZZ_VISITS ?? 2000);

const urlParameters = fc.dictionary(
  fc.oneof(fc.constantFrom('segment', 'cluster', 'visitor', 'demo', 'view'), anyString),
  usually(2, fc.constantFrom(...SEGMENTS, ...CLUSTERS, ...VISITOR_TYPES, '1', '0', 'compare'), anyString),
  { maxKeys: 5 },
);
/** The UTM parameters in an ad's URL. */
const ad = usually(
  1,
  fc.constant({}),
  fc
    .constantFrom(...campaigns)
    .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key.startsWith('utm_')))),
);
const cookie = usually(
  2,
  fc
    .tuple(
      fc.constantFrom(...SLUGS),
      fc.constantFrom(...SEGMENT_SOURCES),
      fc.constantFrom(...CLUSTER_SOURCES),
      fc.constantFrom('00', '01', '10', '11'),
    )
    .map((parts) => parts.join('.')),
  headerValue,
);
const query = fc
  .tuple(urlParameters, ad)
  .map(
    (parts) =>
      new URLSearchParams(
        Object.entries(Object.assign({}, ...parts)).map(([key, value]) => [key, String(value)]),
      ),
  );
const path = usually(
  2,
  fc.constantFrom<string>(...Object.values(ROUTES)),
  anyString.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
);
const check = { seed: SEED, numRuns: RUNS };

test('for any request the middleware redirects to a page or serves one, and keeps it out of shared caches', () => {
  const headers = fc.dictionary(
    fc.constantFrom('x-persona', 'sec-gpc', 'accept', 'user-agent', 'x-forwarded-host', 'host', 'referer'),
    usually(1, cookie, headerValue),
    { maxKeys: 3 },
  );
  const cookies = fc.dictionary(fc.constantFrom('persona', 'demo-view', 'consent', 'visitor'), cookie, {
    maxKeys: 3,
  });
  fc.assert(
    fc.property(path, query, headers, cookies, (address, search, requestHeaders, storedCookies) => {
      const jar = Object.entries(storedCookies).map(([name, value]) => `${name}=${value}`);
      const request = new NextRequest(`http://localhost:3000${address}?${search}`, {
        headers: { ...requestHeaders, cookie: jar.join('; ') },
      });
      const response = middleware(request);
      const location = response.headers.get('location');
      if (location !== null) {
        const { host, pathname } = new URL(location, 'http://localhost:3000');
        expect([response.status, host, PAGE_PATHS.has(pathname)]).toEqual([308, 'localhost:3000', true]);
        return;
      }
      const target = new URL(response.headers.get('x-middleware-rewrite') ?? '');
      const [, slug, ...page] = target.pathname.split('/');
      const shown = page.join('/');
      expect(target.host).toBe('localhost:3000');
      expect(SLUGS).toContain(slug);
      expect(PAGES.has(shown) || MESSAGES.has(shown) || shown === NOT_FOUND_SEGMENT).toBe(true);
      expect(response.status).toBe(shown === NOT_FOUND_SEGMENT ? 404 : 200);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
    }),
    check,
  );
});
