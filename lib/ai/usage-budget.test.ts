import { ModelError } from './model-reply';
import { estimateUsage, reserveUsage } from './usage-budget';

jest.mock('@/lib/db/token-usage', () => ({ reserveTokens: async () => 1, settleTokens: async () => {} }));
jest.mock('@/lib/config/env', () => ({
  readEnv: () => ({ anthropicTokensPerMinute: 15_000, anthropicDeadlineMs: 1000 }),
}));

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

const { signal } = new AbortController();

/** Reserves 1,000 of the 12,000 tokens that may be used in a minute. */
const reserve = (visitor: string, address: string) => {
  const size = { ...EMPTY, maxTokens: 700, purpose: 'chat' as const };
  return reserveUsage({ ...size, signal, callers: { visitor, address } }, signal);
};

test('a visitor uses a third of the budget and an address two thirds, so others are answered, too', async () => {
  for (let call = 0; call < 4; call += 1) await reserve('one', 'a');
  await expect(reserve('one', 'a')).rejects.toThrow(ModelError);
  await expect(reserve('one', 'b')).rejects.toThrow(ModelError);
  for (let call = 0; call < 3; call += 1) await reserve('two', 'a');
  await reserve('three', 'a').catch(() => undefined);
  await expect(reserve('three', 'a')).rejects.toThrow(ModelError);
  await expect(reserve('four', 'c')).resolves.toBeInstanceOf(Function);
});

test('what a call did not use is given back', async () => {
  for (let call = 0; call < 20; call += 1) (await reserve('five', 'd'))(100);
  await expect(reserve('five', 'd')).resolves.toBeInstanceOf(Function);
});
