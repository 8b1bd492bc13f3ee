import type { BehaviorSummary } from './behavior';
import type { Decision } from './decision';
import { decideByRule } from './evaluate-rule';
import { DEFAULT_PERSONA, isCluster, type Cluster } from './persona';
import { CLUSTER_FROM_BEHAVIOR } from './rules/cluster-from-behavior';
import type { Session } from './session';

/** Without a cluster in the answer, the visitor becomes an explorer (spec §5). */
export type Analysis = { cluster: Cluster; confidence: number; isUnreadable?: true };

export const DEFAULT_CONFIDENCE = 0.5;

type Behavior = Pick<BehaviorSummary, 'scrollDepth' | 'clickTypes' | 'pageViews'>;

/** Spec §9: the fallback without a model. */
export function classifyBehavior(behavior: Behavior): Decision<Cluster> {
  const { result, reason } = decideByRule(CLUSTER_FROM_BEHAVIOR, listBehaviorFacts(behavior));
  return { result: result.value, reason };
}

/**
 * What decides an analysis: the counts and what the rules find. The scroll depth itself changes with every stop of a
 * reader.
 */
export function formatEvidence(behavior: Behavior): string {
  const { pageViews, ctaClicks, buttonClicks } = listBehaviorFacts(behavior);
  const { result, reason } = classifyBehavior(behavior);
  return [pageViews, ctaClicks, buttonClicks, result, reason.confidence].join();
}

function listBehaviorFacts({ scrollDepth, clickTypes, pageViews }: Behavior) {
  return { scrollDepth, ctaClicks: clickTypes.cta ?? 0, buttonClicks: clickTypes.button ?? 0, pageViews };
}

/** Validates an analysis from outside. An unknown cluster becomes explorer, whatever its confidence. */
export function acceptAnalysis(value: unknown): Analysis {
  if (typeof value !== 'object' || value === null || !('cluster' in value) || !isCluster(value.cluster)) {
    return { cluster: DEFAULT_PERSONA.cluster, confidence: DEFAULT_CONFIDENCE, isUnreadable: true };
  }
  const confidence = 'confidence' in value ? value.confidence : undefined;
  return { cluster: value.cluster, confidence: isConfidence(confidence) ? confidence : DEFAULT_CONFIDENCE };
}

function isConfidence(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** An explicit choice wins. 'explorer' at 0.5 means that no signal fired, so it never replaces an earlier finding. */
export function shouldAdoptCluster(
  { persona, clusterSource }: Pick<Session, 'persona' | 'clusterSource'>,
  { cluster, confidence, isUnreadable }: Analysis,
): boolean {
  if (clusterSource === 'chosen' || cluster === persona.cluster) return false;
  const isInconclusive = cluster === DEFAULT_PERSONA.cluster && confidence <= DEFAULT_CONFIDENCE;
  return isUnreadable === true || !isInconclusive;
}
