import { estimateUsage } from './usage-budget';

const EMPTY = { system: '', turns: [], maxTokens: 0 };

test.each([
  ['nothing but the frame', EMPTY, 300],
  ['the longest answer', { ...EMPTY, maxTokens: 600 }, 900],
  ['our words', { ...EMPTY, system: 'x'.repeat(30), context: 'x'.repeat(31) }, 321],
  ['the shape of the answer', { ...EMPTY, answerFormat: { type: 'object' } }, 306],
  ['a visitor, by the byte', { ...EMPTY, turns: [{ role: 'user' as const, content: 'aé今😀' }] }, 310],
  ['an earlier answer', { ...EMPTY, turns: [{ role: 'assistant' as const, content: 'x'.repeat(30) }] }, 310],
])('%s', (_, request, expected) => {
  expect(estimateUsage(request)).toBe(expected);
});
