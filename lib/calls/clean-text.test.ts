import { cleanAddress, cleanLine, cleanText } from './clean-text';

const HIDDEN = ['\u200B', '\u202A', '\u00AD', '\u2060', '\uFEFF', '\u3164', '\u{E0041}'];

test.each(HIDDEN)('%j is removed before, in and after a text', (hidden) => {
  const text = `${hidden}An${hidden}n@site.example${hidden}`;
  for (const clean of [cleanText, cleanLine, cleanAddress]) {
    expect(clean(text)).toBe('Ann@site.example');
    expect(clean(hidden)).toBe('');
  }
});

test.each([
  ['A', cleanLine, 'A'],
  [' Zoë\r\n Ångström\u001B[31m ', cleanLine, 'Zoë  Ångström [31m'],
  ['—!', cleanLine, ''],
  // Persian and Sinhala names, and joined emoji, need their joiners.
  ['علی\u200Cرضا', cleanLine, 'علی\u200Cرضا'],
  ['\u200D', cleanText, ''],
  ['👩\u200D💻 ❤\uFE0F', cleanText, '👩\u200D💻 ❤\uFE0F'],
  ['?', cleanText, '?'],
  [' one\r\n\ttwo\u0007 ', cleanText, 'one\n\ttwo'],
  ['a\u200Db@site.example', cleanAddress, 'ab@site.example'],
] as const)('%j becomes what can be seen', (text, clean, expected) => {
  expect(clean(text)).toBe(expected);
});
