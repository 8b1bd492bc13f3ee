import { readSource } from '../content/source';
import { readPlaces } from './place';
import { cleanText, EditError, replaceLiteral, toEditable } from './write-text';

const CLAIMS = "export const claims = { trial: { value: '30-day' }, uplift: { value: '30-day' } };";

/** A file with comments, odd spacing and CRLF around one text. */
const around = (literal: string) =>
  `import { claims } from './claims';\r\n// It's a comment: 'quoted'.\r\nexport const copy = {   title:  ${literal}  , other: 'Stays \\' as it is' };\r\n`;

function change(literal: string, edit: (text: string) => string): string {
  const text = around(literal);
  const [place] = readPlaces([readSource('copy.ts', text), readSource('claims.ts', CLAIMS)]);
  if (!place) throw new Error('There is no text.');
  return replaceLiteral(text, place, edit(toEditable(place)));
}

const NAUGHTY = 'A "quote", it\'s 👩‍🚀, `tick`, ${claims.trial.value}, back\\slash\nand a line';

describe('each character survives a round trip, and nothing else in the file changes', () => {
  test.each([
    ["'Old'", String.raw`'A "quote", it’s 👩‍🚀, ${'`tick`, ${claims.trial.value}'}, back\\slash\nand a line'`],
    [
      '"Old"',
      String.raw`"A \"quote\", it’s 👩‍🚀, ${'`tick`, ${claims.trial.value}'}, back\\slash\nand a line"`,
    ],
    ['`Old`', '`A "quote", it’s 👩‍🚀, \\`tick\\`, \\${claims.trial.value}, back\\\\slash\\nand a line`'],
  ])('%s', (before, after) => expect(change(before, () => NAUGHTY)).toBe(around(after)));
});

describe('inserted values', () => {
  const before = '`A ${claims.trial.value} trial`';

  test('are shown by name, can be moved, and keep their code', () => {
    expect(change(before, (text) => text.replace('A ⟦30-day⟧ trial', 'Try it: ⟦30-day⟧, $5 or $'))).toBe(
      around('`Try it: ${claims.trial.value}, $5 or $`'),
    );
    expect(change(before, () => "$⟦30-day⟧'s trial")).toBe(around('`$${claims.trial.value}’s trial`'));
  });

  test('with the same text are distinguished', () => {
    const both = '`${claims.trial.value} and ${claims.uplift.value}`';
    expect(change(both, () => '⟦30-day (2)⟧ or ⟦30-day⟧')).toBe(
      around('`${claims.uplift.value} or ${claims.trial.value}`'),
    );
  });

  test('must not be removed', () => {
    expect(() => change(before, () => 'A 14-day trial')).toThrow(EditError);
  });
});

test('an empty text is refused', () => {
  expect(() => change("'Old'", () => ' \u200b\n')).toThrow('The text is empty');
});

test.each([
  ["it's the visitors' page", 'it’s the visitors’ page'],
  ["say 'yes' or ('no')", 'say ‘yes’ or (‘no’)'],
  ['a\u00a0b\u200bc\u00add\u2028e  f\tg\ufeff', 'a bcd\ne f g'],
  ['👩‍💻 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ x\u200dy', '👩‍💻 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ xy'],
])('%s is cleaned', (before, after) => expect(cleanText(before)).toBe(after));

test('code samples are written as typed', () => {
  const text = "export const api = { curl: 'curl -d x' };";
  const [place] = readPlaces([readSource('copy.ts', text)]);
  expect(place && replaceLiteral(text, place, "curl -d '{}'  x")).toBe(
    "export const api = { curl: 'curl -d \\'{}\\'  x' };",
  );
});
