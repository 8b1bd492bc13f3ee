import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { classifyBehavior, type Analysis } from '@/lib/personalization/clustering';

export type BehaviorAnalysis = Analysis & { source: 'rules' | 'model' };

/** By the rules of spec §9 alone, which tell nobody anything. */
export function analyzeByRules(summary: BehaviorSummary): BehaviorAnalysis {
  const { result, reason } = classifyBehavior(summary);
  return { cluster: result, confidence: reason.confidence, source: 'rules' };
}
