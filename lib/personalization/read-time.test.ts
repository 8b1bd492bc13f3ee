import { estimateReadTime } from './read-time';

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [440, 2],
  [441, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(estimateReadTime(Array.from({ length: words }, () => 'word'))).toBe(minutes);
});

test('words are counted across texts and any white space', () => {
  const text = Array.from({ length: 111 }, () => 'word').join('\n');
  expect(estimateReadTime([text, text])).toBe(2);
});
