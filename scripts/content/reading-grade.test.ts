import { countSyllables, readingGrade, splitSentences, splitWords } from './reading-grade';

test.each([
  [1, 'page changed made used rule rules league tried played couldn quote house whole dreams'],
  [
    2,
    'pages changes table settled reader buyer being every someone trial client value e-mail didn’t segment',
  ],
  [3, 'idea decision behavior visitor video serious sentence-end usual audience diary enterprise examples'],
  [4, 'automation intelligence developer analysis situation society material innovation'],
])('%i in each of: %s', (count, words) => {
  const counted = words.split(' ').map((word) => [word, countSyllables(word)]);
  expect(counted).toEqual(words.split(' ').map((word) => [word, count]));
});

test('numbers and accents', () => {
  expect(countSyllables('42')).toBe(1);
  expect(countSyllables('résumé')).toBe(2);
});

test('words keep their hyphens, apostrophes and decimals', () => {
  expect(splitWords('It doesn’t cost $4,800 – e-mail us, 99.9% up.')).toEqual([
    'It',
    'doesn’t',
    'cost',
    '4,800',
    'e-mail',
    'us',
    '99.9',
    'up',
  ]);
});

test('a colon ends a sentence like a period, a decimal point does not', () => {
  expect(splitSentences('From 2.0 to 2.6: a rise. “Good?” Yes!')).toEqual([
    'From 2.0 to 2.6:',
    'a rise.',
    '“Good?”',
    'Yes!',
  ]);
});

test('the Flesch–Kincaid grade', () => {
  expect(readingGrade('The cat sat on the mat.')).toBe(0);
  expect(readingGrade('The visitor will open another article tomorrow.')).toBeCloseTo(
    0.39 * 7 + (11.8 * 15) / 7 - 15.59,
    2,
  );
  expect(readingGrade('')).toBe(0);
});
