import fc from 'fast-check';
import { MAX_USER_ID } from '@/lib/contracts/base';
import { anyString, usually } from './naughty';

const numbers = fc.array(fc.constantFrom(0, 1, 1_000_000_000, MAX_USER_ID), { minLength: 6, maxLength: 6 });

/** Queries as a browser may send them, known parameters among them. */
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

/** What stands in a path where a user's number belongs. */
export const pathId = usually(6, userIds, oddId);
