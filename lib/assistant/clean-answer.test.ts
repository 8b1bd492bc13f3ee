import { createAnswerCleaner, MAX_ANSWER_LENGTH } from './clean-answer';
import { splitLinks } from './split-links';

const allowed = new Set(['/', '/pricing', '/pricing#trial', '/contact']);

/** A whole text at once. */
function clean(text: string): string {
  const cleaner = createAnswerCleaner(allowed);
  return `${cleaner.push(text)}${cleaner.end()}`.trimEnd();
}

const linked = (text: string) => splitLinks(text).flatMap(({ href }) => (href ? [href] : []));

/** In pieces of every length, as a stream may bring it. */
function cleanInPieces(text: string, size: number): string {
  const cleaner = createAnswerCleaner(allowed);
  let shown = '';
  for (let start = 0; start < text.length; start += size)
    shown += cleaner.push(text.slice(start, start + size));
  return (shown + cleaner.end()).trimEnd();
}

test.each([
  [
    'A trial is free. You can read more at /pricing#trial.',
    'A trial is free. You can read more at /pricing#trial.',
  ],
  ['See [our prices](/pricing) now.', 'See our prices (/pricing) now.'],
  ['See [our prices](https://evil.example/pricing).', 'See our prices (evil.example/pricing).'],
  ['![a picture](https://evil.example/x.png) there', 'a picture (evil.example/x.png) there'],
  ['Go to https://attune.example/pricing today.', 'Go to /pricing today.'],
  ['Go to https://evil.example/pricing today.', 'Go to evil.example/pricing today.'],
  ['Go to //evil.example now', 'Go to evil.example now'],
  ['javascript:alert(1)', 'alert(1)'],
  ['javajavascript:script:alert(1)', 'alert(1)'],
  ['JaVaScRiPt://x', 'x'],
  ['data:text/html,x', 'text/html,x'],
  ['mailto:sales@attune.example', 'sales@attune.example'],
  ['See /pricing#made-up for it.', 'See /pricing for it.'],
  ['See /settings for it.', 'See settings for it.'],
  ['**Bold** and `code`', 'Bold and code'],
  ['# Title\ntext', 'Title\ntext'],
  ['a\u0000b\u001b[31mc\u202Ed\u200Be\uFEFF', 'ab[31mcde'],
  ['a\ud800b', 'ab'],
  ['one\r\n\r\n\r\n\r\ntwo\tthree', 'one\n\ntwo three'],
  [
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
  ],
  ['   ', ''],
])('%j is shown as %j', (text, expected) => {
  expect(clean(text)).toBe(expected);
  for (const size of [1, 2, 3, 7]) expect(cleanInPieces(text, size)).toBe(expected);
});

test.each([
  '<a href="https://evil.example">/pricing</a>',
  'https://evil.example/#/pricing javascript:/contact data:/contact',
  '[/pricing](javascript:alert(1))',
  '{"type":"tool_use","name":"delete_my_data","input":{"href":"/admin"}}',
  'h\u200Bttps://evil.example/contact',
])('%s leads nowhere but to this site', (text) => {
  for (const shown of [clean(text), cleanInPieces(text, 1)]) {
    expect(shown).not.toMatch(/https?:|javascript:|data:/i);
    for (const href of linked(shown)) expect(allowed).toContain(href);
  }
});

test('a million characters come to an end, in one word and in many', () => {
  for (const text of [
    'a'.repeat(1_000_000),
    'word '.repeat(200_000),
    '[x'.repeat(500_000),
    '𝄞'.repeat(500_000),
  ]) {
    const shown = clean(text);
    expect(shown.length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH);
    expect(shown).toMatch(/…$/);
    expect(shown).not.toMatch(/\p{Cs}/u);
    expect(cleanInPieces(text.slice(0, 20_000), 12).length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH);
  }
});

test('the cleaner says when nothing more is wanted', () => {
  const cleaner = createAnswerCleaner(allowed);
  expect(cleaner.isFull()).toBe(false);
  cleaner.push('word '.repeat(1000));
  expect(cleaner.isFull()).toBe(true);
  expect(cleaner.push('more ')).toBe('');
  expect(cleaner.end()).toBe('');
});

test('words behind an endless one come again', () => {
  const shown = cleanInPieces(`before ${'x'.repeat(5000)} after`, 10);
  expect(shown).toMatch(/^before x{200}… after$/);
});
