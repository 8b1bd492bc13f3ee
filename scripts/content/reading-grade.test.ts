import { readingGrade, splitSentences, splitWords } from './reading-grade';

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

test('a colon ends a sentence as a full stop does, a decimal point does not', () => {
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
