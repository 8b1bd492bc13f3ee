import { estimateUsage } from './usage-budget';

const EMPTY = { system: '', turns: [], maxTokens: 0 };

test.each([
  ['an empty request', EMPTY, 300],
  ['the longest answer', { ...EMPTY, maxTokens: 600 }, 900],
  ['our own text', { ...EMPTY, system: 'x'.repeat(30), context: 'x'.repeat(31) }, 321],
  ['the answer format', { ...EMPTY, answerFormat: { type: 'object' } }, 306],
  ['visitor text, by the byte', { ...EMPTY, turns: [{ role: 'user' as const, content: 'aé今😀' }] }, 310],
  ['an earlier answer', { ...EMPTY, turns: [{ role: 'assistant' as const, content: 'x'.repeat(30) }] }, 310],
])('%s', (_, request, expected) => {
  expect(estimateUsage(request)).toBe(expected);
});
