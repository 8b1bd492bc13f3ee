import 'server-only';
import type { BehaviorSummary } from '@/lib/personalization/behavior';
import { classifyBehavior } from '@/lib/personalization/clustering';
import type { Cluster } from '@/lib/personalization/persona';

export type BehaviorAnalysis = { cluster: Cluster; confidence: number; source: 'rules' | 'model' };

/** Which cluster a visitor's behavior shows. Always answers: without a model, by the rules of spec §9. */
export async function analyzeBehavior(
  summary: BehaviorSummary,
  signal: AbortSignal,
): Promise<BehaviorAnalysis> {
  signal.throwIfAborted();
  const { result, reason } = classifyBehavior(summary);
  return { cluster: result, confidence: reason.confidence, source: 'rules' };
}
