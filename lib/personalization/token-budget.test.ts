import { estimateTokens, isBudgetApproaching, spendTokens, startTokenBudget } from './token-budget';

const START = 1_000_000;
const textOf = (tokens: number) => 'x'.repeat(tokens * 4);

test.each([
  ['', 0],
  ['a', 1],
  ['abcd', 1],
  ['abcde', 2],
])('%j costs %d tokens', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

test('usage adds up within the minute', () => {
  const once = spendTokens(startTokenBudget(START), textOf(100), START + 1);
  expect(spendTokens(once, 'a', START + 2)).toEqual({ usedTokens: 101, resetAt: START });
});

test.each([
  [59_999, { usedTokens: 600, resetAt: START }],
  [60_000, { usedTokens: 600, resetAt: START }],
  [60_001, { usedTokens: 100, resetAt: START + 60_001 }],
])('%d ms after the last reset the budget is %j', (elapsed, expected) => {
  expect(spendTokens({ usedTokens: 500, resetAt: START }, textOf(100), START + elapsed)).toEqual(expected);
});

test.each([
  [23_999, false],
  [24_000, false],
  [24_001, true],
  [30_001, true],
])('%d of 30000 tokens approaches the allowance: %s', (usedTokens, isApproaching) => {
  expect(isBudgetApproaching({ usedTokens, resetAt: START })).toBe(isApproaching);
});

test('the text to be sent is added before the comparison', () => {
  const nearly = { usedTokens: 23_950, resetAt: START };
  expect(isBudgetApproaching(spendTokens(nearly, textOf(50), START))).toBe(false);
  expect(isBudgetApproaching(spendTokens(nearly, textOf(51), START))).toBe(true);
});
