import { site } from '@/lib/content/site';
import { cleanAnswer, shortenAnswer } from './clean-answer';

test.each([
  [
    'A trial is free. You can read more at /pricing#trial.',
    'A trial is free. You can read more at /pricing#trial.',
  ],
  ['See [our prices](/pricing) now.', 'See our prices (/pricing) now.'],
  ['[/pricing](/pricing)', '/pricing'],
  [`Go to https://${site.domain}/pricing today.`, 'Go to /pricing today.'],
  ['**Bold** and `code`', 'Bold and code'],
  ['# Title\ntext', 'Title\ntext'],
  ['a\u0000b\u001b[31mc\u202Ed\u200Be\uFEFF', 'ab[31mcde'],
  ['a\ud800b', 'ab'],
  ['one\r\n\r\n\r\n\r\ntwo\tthree', 'one\n\ntwo three'],
  ['   ', ''],
])('%j is cleaned to %j', (text, expected) => {
  expect(cleanAnswer(text)).toBe(expected);
});

test('a long answer ends with a sentence; if its first sentence is too long, it is empty', () => {
  const sentence = `${'word '.repeat(39)}word.`;
  expect(shortenAnswer(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  expect(shortenAnswer(`${'word '.repeat(200)}word. More.`)).toBe('');
});
