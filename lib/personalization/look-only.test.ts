import { isLookOnly } from './look-only';

test.each([
  ['view=compare', true],
  ['segment=developer&view=compare', true],
  ['view=compare&view=other', true],
  ['', false],
  ['view', false],
  ['view=', false],
  ['view=Compare', false],
  ['view=other&view=compare', false],
  ['compare=view', false],
])('?%s previews a page without tracking: %s', (query, expected) => {
  expect(isLookOnly(new URLSearchParams(query))).toBe(expected);
});
