import fc from 'fast-check';
import { ROUTES } from '@/lib/config/routes';
import { anyString, headerValue } from './naughty';
import { formatRequest, sendRaw } from './raw-request';

/** Must not appear unescaped in a page. */
const MARK = `'"><svg/onload=z>`;
const EXPECTED_STATUSES = [200, 307, 308, 400, 404, 431];

const word = anyString.map((text) => encodeURIComponent(text.toWellFormed()));
const rawWord = headerValue.map((text) => text.replace(/[\s#]/g, ''));
const name = fc.oneof(
  fc.constantFrom(
    'segment',
    'cluster',
    'visitor',
    'demo',
    'view',
    'utm_campaign',
    'utm_term',
    'q',
    '_rsc',
    '__proto__',
  ),
  word,
);
const value = fc.oneof(
  word,
  rawWord,
  fc.constantFrom(
    'developer',
    'researcher',
    'returning',
    '1',
    '0',
    'compare',
    'open-rules',
    encodeURIComponent(MARK),
  ),
);
const query = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join('&'));
const path = fc.oneof(
  fc.constantFrom<string>(...Object.values(ROUTES)),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '/..%2f',
    '/%00',
    '/%',
    '/pricing/',
    '/share/%',
    '/api/%ff',
    '*',
  ),
  fc.constantFrom(
    'http://evil.example/',
    '/developer.explorer.new',
    '/_next/static/..%2f',
    `/${encodeURIComponent(MARK)}`,
  ),
  word.map((text) => `/${text}`),
  rawWord.map((text) => `/${text}`),
);
const cookie = fc.oneof(
  fc.constantFrom('developer.researcher.returning.chosen.analysis.11', 'x'.repeat(4000), MARK),
  headerValue,
);
const headers = fc.array(
  fc.oneof(
    fc
      .tuple(fc.constantFrom('persona', 'demo-view', 'consent', 'visitor', '__proto__'), cookie)
      .map(([key, text]) => `Cookie: ${key}=${text}`),
    fc
      .tuple(
        fc.constantFrom(
          'X-Persona',
          'Accept',
          'Accept-Language',
          'Accept-Encoding',
          'Referer',
          'X-Forwarded-Host',
        ),
        headerValue,
      )
      .map(([key, text]) => `${key}: ${text}`),
  ),
  { maxLength: 4 },
);

export const pageRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  target: fc
    .tuple(path, query)
    .map(([address, search]) => (search === '' ? address : `${address}?${search}`)),
  headers,
});

type PageRequest = typeof pageRequest extends fc.Arbitrary<infer Value> ? Value : never;

/** Describes the problem of a response; null for a page, a refusal or a redirect within the site. */
export async function checkPage(
  port: number,
  { method, target, headers }: PageRequest,
): Promise<string | null> {
  const { statuses, text } = await sendRaw(port, formatRequest(method, target, headers));
  const [status = 0] = statuses;
  if (statuses.length !== 1) return `${statuses.length} responses`;
  if (!EXPECTED_STATUSES.includes(status) && !(status === 303 && target.startsWith('/share/')))
    return `a status ${status}`;
  const [, location] = /^location: (.*)\r$/im.exec(text) ?? [];
  if (location && !/^\/(?![/\\])/.test(location)) return `a redirect to ${location}`;
  return text.includes(MARK) ? 'the text of the request in the page, unescaped' : null;
}
