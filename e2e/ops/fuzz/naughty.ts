import { readFileSync } from 'node:fs';
import fc from 'fast-check';

const LIST: string[] = JSON.parse(readFileSync('node_modules/big-list-of-naughty-strings/blns.json', 'utf8'));

/** Missing in that list: lone surrogates, NUL, names on Object.prototype, bidirectional overrides. */
const MORE = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00',
    '\ufeff',
    '\u202egnp.exe',
    '\u2028',
    '\u2029',
    '\uffff',
    '\u{10ffff}',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$ref', '$where', 'visitorId'],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '0x10',
    '１２',
    '1_000',
    'true',
    'null',
    '[object Object]',
    '%00',
    '..%2f',
  ],
  ...[
    '{"message":"x"}',
    '{"message":"x","userId":2}',
    '{"message":"\\u0000"}',
    '{"message":1}',
    '{"message":',
  ],
  ...['2000-01-01T00:00:00Z', '1999-12-31T23:59:59.999Z', '2100-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'],
  ...['2024-02-30T00:00:00Z', '2024-06-30T23:59:60Z', '2024-06-30T24:00:00Z', '0000-00-00T00:00:00Z'],
  ...['a'.repeat(64), 'a'.repeat(65), 'é'.repeat(200), 'é'.repeat(201), '😀'.repeat(1000), '😀'.repeat(1001)],
];

const NAUGHTY: readonly string[] = [...LIST, ...MORE];

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Any string, lone surrogates included. */
export const anyString = fc.oneof(
  fc.constantFrom(...NAUGHTY),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
);

/** Strings that both databases must store unchanged, with lengths in UTF-16 units. */
export function textOf(min: number, max: number): fc.Arbitrary<string> {
  const fits = (text: string) => isText(text) && text.trim().length >= min && text.length <= max;
  const fitting = NAUGHTY.filter(fits);
  const random = fc.string({ unit: 'binary', maxLength: Math.min(max, 40) }).filter(fits);
  const longest = fc.constantFrom('a', 'é', ' ').map((letter) => `b${letter.repeat(max - 2)}b`);
  const all = [{ arbitrary: random, weight: 3 }, ...(max > 2 ? [{ arbitrary: longest, weight: 1 }] : [])];
  if (fitting.length === 0) return fc.oneof(...all);
  return fc.oneof({ arbitrary: fc.constantFrom(...fitting), weight: 4 }, ...all);
}

const RAW = '\u0001raw:';

/** Numbers that are valid JSON but not produced by `JSON.stringify`, such as -0 or 1e400; see `writeJson`. */
const oddNumber = fc
  .constantFrom(
    '-0',
    '1e400',
    '-1e400',
    '1e-400',
    '5e-324',
    '1.0',
    '1E0',
    '9007199254740993',
    '-1',
    '0.1',
    '1e9',
  )
  .map((text) => `${RAW}${text}`);

/** Any JSON value. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyString,
  oddNumber,
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], 0, -1, 2147483647, 2147483648, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Valid header and cookie values: visible Latin-1 with inner spaces. */
export const headerValue = fc
  .oneof(fc.constantFrom(...NAUGHTY), fc.string({ unit: 'binary-ascii', maxLength: 30 }))
  .map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim());

export function writeJson(value: unknown): string {
  return JSON.stringify(value).replace(/"\\u0001raw:([^"]*)"/g, '$1');
}

/** `common`, `weight` times as often as `rare`. */
export function usually<A, B>(
  weight: number,
  common: fc.Arbitrary<A>,
  rare: fc.Arbitrary<B>,
): fc.Arbitrary<A | B> {
  return fc.oneof({ arbitrary: common, weight }, { arbitrary: rare, weight: 1 });
}
