/** `resetAt`: time of the last reset in milliseconds, on the caller's clock. */
export type TokenBudget = { readonly usedTokens: number; readonly resetAt: number };

export const BUDGET_TOKENS_PER_MINUTE = 30_000;

const WINDOW_MS = 60_000;
const WARNING_SHARE = 0.8;
const CHARACTERS_PER_TOKEN = 4;

export function startTokenBudget(now: number): TokenBudget {
  return { usedTokens: 0, resetAt: now };
}

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** Adds the text to be sent. Call `isBudgetApproaching` afterwards. */
export function spendTokens(budget: TokenBudget, text: string, now: number): TokenBudget {
  const current = now - budget.resetAt > WINDOW_MS ? startTokenBudget(now) : budget;
  return { ...current, usedTokens: current.usedTokens + estimateTokens(text) };
}

export function isBudgetApproaching({ usedTokens }: TokenBudget): boolean {
  return usedTokens > BUDGET_TOKENS_PER_MINUTE * WARNING_SHARE;
}
