import { MAX_USER_ID } from '@/lib/calls/base';
import fc from 'fast-check';
import { anyString, headerValue, usually } from './naughty';

const numbers = fc.array(fc.constantFrom(0, 1, 1_000_000_000, MAX_USER_ID), { minLength: 6, maxLength: 6 });

/** Query strings that a browser can send, with known parameters among them. */
export const oddQuery = fc.oneof(
  fc.constantFrom(
    '?before=1.2.3',
    '?before=9999999999.0.0.0.0.0',
    '?before=',
    '?before=%',
    '?probe=live',
    '?probe=%00',
  ),
  numbers.map((list) => `?before=${list.join('.')}`),
  anyString
    .filter((text) => text.isWellFormed())
    .map((text) => `?before=${encodeURIComponent(text)}&probe=x`),
  anyString.filter((text) => text.isWellFormed()).map((text) => `?${text.replaceAll('#', '')}`),
);

const oddId = fc.oneof(
  fc.constantFrom(
    '-0',
    '00',
    '01',
    '1e3',
    '1.0',
    ' 1',
    '1 ',
    '+1',
    '0x1',
    '2147483648',
    '1\0',
    '１',
    '../1',
    '1/2',
    '',
  ),
  fc.constantFrom(
    '9'.repeat(400),
    '__proto__',
    'constructor',
    '%31',
    '1%00',
    '1\n',
    'NaN',
    '-1',
    '9007199254740993',
  ),
  anyString,
);

const userIds = fc.constantFrom('0', '1', '42', String(MAX_USER_ID));

/** Values in place of a user id in a path. */
export const pathId = usually(6, userIds, oddId);

const JSON_TYPE = 'application/json';

const oddTypes = fc.oneof(
  fc.constantFrom('text/plain', 'application/json; charset=latin1', 'multipart/form-data; boundary=x', ''),
  fc.constantFrom(
    'application/json;charset=utf-8',
    'APPLICATION/JSON',
    'application/json; charset="UTF-8"; x=y',
  ),
  headerValue,
);

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
];

const oddHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  ...Object.entries({
    cookie: fc.oneof(
      fc.constantFrom(
        'consent=no',
        'consent=yes',
        'consent=seen',
        'demo-view=',
        'persona=x',
        ';;=;',
        'consent=no; consent=yes',
      ),
      headerValue.map((value) => `odd=${value.replaceAll(';', '')}`),
    ),
    'sec-gpc': fc.constantFrom('1', '0', '1, 1'),
    'sec-fetch-site': fc.oneof(
      fc.constantFrom('same-origin', 'none', 'cross-site', 'same-site'),
      headerValue,
    ),
    origin: fc.oneof(
      fc.constantFrom('null', 'http://localhost:3000', 'https://evil.example', 'http://[::1'),
      headerValue,
    ),
    'user-agent': fc.oneof(fc.constantFrom(...AGENTS), headerValue),
    accept: headerValue,
    'content-encoding': fc.constantFrom('gzip', 'identity', 'br'),
    'content-length': fc.constantFrom('0', '60000000', '-1', '1e9', 'NaN', '99999999999999999999'),
    'sec-purpose': fc.constantFrom('prefetch', 'prefetch;prerender'),
    'x-forwarded-for': fc.oneof(
      fc.constantFrom('::1', '::ffff:1.2.3.4', '%', '1.2.3.4, unknown'),
      headerValue,
    ),
    'x-persona': headerValue,
    'x-request-id': headerValue,
    'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
    range: fc.constantFrom('bytes=0-1'),
  }).map(([name, value]) => fc.tuple(fc.constant(name), value)),
);

/** Additional headers; usually none, because some cause a refusal. */
export const fewHeaders = fc.oneof(
  { arbitrary: fc.constant<[string, string][]>([]), weight: 6 },
  { arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 3 }), weight: 4 },
);

/** Usually the accepted content type, rarely another. */
export const contentType = usually(12, fc.constant(JSON_TYPE), oddTypes);
