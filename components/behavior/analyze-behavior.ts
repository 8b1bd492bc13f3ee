import { analyzeBehavior } from '@/lib/api/visit-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { acceptAnalysis, classifyBehavior, type Analysis } from '@/lib/personalization/clustering';
import { isBudgetApproaching, spendTokens, startTokenBudget } from '@/lib/personalization/token-budget';

export type AnalyzeBehavior = (userId: number, behaviors: BehaviorSummary) => Promise<Analysis>;

/** Asks the server while this minute's tokens allow it, and decides by the rules of spec §9 otherwise. */
export function createAnalysis(now: () => number): AnalyzeBehavior {
  let budget = startTokenBudget(now());
  const decideHere = (behaviors: BehaviorSummary): Analysis => {
    const { result, reason } = classifyBehavior(behaviors);
    return { cluster: result, confidence: reason.confidence };
  };
  return async function analyze(userId, behaviors) {
    const payload = { userId, behaviors };
    budget = spendTokens(budget, JSON.stringify(payload), now());
    if (isBudgetApproaching(budget)) return decideHere(behaviors);
    try {
      return acceptAnalysis(await call(analyzeBehavior, { body: payload }));
    } catch (error) {
      logSilently('The behavior was not analyzed', error);
      return decideHere(behaviors);
    }
  };
}
