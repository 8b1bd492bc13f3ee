import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { classifyBehavior, type Analysis } from '@/lib/personalization/clustering';

export type BehaviorAnalysis = Analysis & { source: 'rules' | 'model' };

export function analyzeByRules(summary: BehaviorSummary): BehaviorAnalysis {
  const { result, reason } = classifyBehavior(summary);
  return { cluster: result, confidence: reason.confidence, source: 'rules' };
}
