import { NUMBER, readNumber } from './number-words';

test.each([
  ['1,200', 1200],
  ['thirty', 30],
  ['twenty-one', 21],
  ['two hundred and ninety', 290],
  ['twelve hundred', 1200],
  ['four thousand eight hundred', 4800],
  ['a hundred', 100],
])('%s', (words, number) => {
  expect(words).toMatch(new RegExp(`^${NUMBER}$`, 'iu'));
  expect(readNumber(words)).toBe(number);
});

test('an article before a number is not a number', () => {
  expect('a four-week plan'.match(new RegExp(NUMBER, 'iu'))?.[0]).toBe('four');
});
