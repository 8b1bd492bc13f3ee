import { countSyllables } from './count-syllables';

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

test('figures and accents', () => {
  expect(countSyllables('42')).toBe(1);
  expect(countSyllables('résumé')).toBe(2);
});
