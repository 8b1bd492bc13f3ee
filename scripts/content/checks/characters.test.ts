import { contentOf } from '../fixture';
import { checkCharacters } from './characters';

const check = (text: string) =>
  checkCharacters(contentOf({ 'home.ts': `export const copy = {\n  text: ${text},\n};` }));

test.each(["'Plain words'", "'fewer than\\u00a05'", "'An emoji 👩‍💻 and a dash - here'"])(
  '%s contains only visible characters',
  (text) => {
    expect(check(text)).toEqual([]);
  },
);

test.each([
  ['non-breaking space', '\u00a0', "text: 'More pipeline',"],
  ['invisible space', ' \u200b', "text: 'More pipeline',"],
  ['invisible hyphen', '\u00ad ', "text: 'More pipeline',"],
  ['invisible line break', '\u2028', "text: 'More pipeline',"],
  ['more than one space', '  ', "text: 'More pipeline',"],
])('%s is found, and the corrected line has none', (name, characters, corrected) => {
  expect(check(`'More${characters}pipeline'`)).toEqual([
    expect.objectContaining({ line: 2, field: 'text', message: expect.stringContaining(name), corrected }),
  ]);
});

test('indented code is not checked', () => {
  const source = "export const copy = {\n  curl: 'curl  -X POST',\n};";
  expect(checkCharacters(contentOf({ 'home.ts': source }))).toEqual([]);
});
