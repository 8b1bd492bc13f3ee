import { shouldAdoptCluster } from './adopt-cluster';
import {
  ANALYZED_BEHAVIORS_LIMIT,
  summarizeBehavior,
  type BehaviorEvent,
  type BehaviorSummary,
} from './behavior';
import { classifyBehavior, listBehaviorFacts } from './clustering';
import type { Reason } from './decision';
import { listFiringRules, type FiringRule } from './firing-rules';
import type { Cluster, Persona } from './persona';
import { estimateTokens, spendTokens, startTokenBudget } from './token-budget';

/** What the site knew and did after one event of a visit. */
export type ReplayStep = {
  readonly event: BehaviorEvent;
  readonly summary: BehaviorSummary;
  /** What the rules make of it, and why. */
  readonly found: Cluster;
  readonly reason: Reason;
  /** The view that the visitor then has: what is found at a guess changes nothing. */
  readonly cluster: Cluster;
  readonly hasChanged: boolean;
  /** Every rule that acts on what was done, or on the cluster. */
  readonly firing: readonly FiringRule[];
  /** Of the call that asks a model about this summary. */
  readonly tokens: number;
  /** If every step so far had been sent within one minute. */
  readonly usedTokens: number;
};

type Replay = { events: readonly BehaviorEvent[]; persona: Persona; userId: number };

/** A visit step by step, decided by the rules that decide while it happens. At most the last 20 events. */
export function replayVisitor({ events, persona, userId }: Replay): ReplayStep[] {
  const played = events.slice(-ANALYZED_BEHAVIORS_LIMIT);
  let { cluster } = persona;
  let budget = startTokenBudget(0);
  return played.map((event, index) => {
    const summary = summarizeBehavior(played.slice(0, index + 1));
    const { result: found, reason } = classifyBehavior(summary);
    const visit = { persona: { ...persona, cluster }, clusterSource: 'analysis' } as const;
    const hasChanged = shouldAdoptCluster(visit, { cluster: found, confidence: reason.confidence });
    if (hasChanged) cluster = found;
    const sent = JSON.stringify({ userId, behaviors: summary });
    budget = spendTokens(budget, sent, 0);
    const facts = listBehaviorFacts(summary);
    return {
      event,
      summary,
      found,
      reason,
      cluster,
      hasChanged,
      firing: listFiringRules({ ...facts, segment: persona.segment, cluster }, [
        ...Object.keys(facts),
        'cluster',
      ]),
      tokens: estimateTokens(sent),
      usedTokens: budget.usedTokens,
    };
  });
}
