import { classifyBehavior, listBehaviorFacts, shouldAdoptCluster } from './clustering';
import {
  ANALYZED_BEHAVIORS_LIMIT,
  summarizeBehavior,
  type BehaviorEvent,
  type BehaviorSummary,
} from './behavior';
import type { Reason } from './decision';
import { areMet } from './evaluate-rule';
import type { Cluster, Persona } from './persona';
import type { Condition, FactValue } from './rule';
import { RULES, type RuleId } from './rules';
import { estimateTokens, spendTokens, startTokenBudget } from './token-budget';
import type { NamedRule } from './try-rule';

export type ReplayStep = {
  readonly event: BehaviorEvent;
  readonly summary: BehaviorSummary;
  readonly found: Cluster;
  readonly reason: Reason;
  /** The cluster in effect after this step. A finding without a signal does not change it. */
  readonly cluster: Cluster;
  readonly hasChanged: boolean;
  readonly firing: readonly FiringRule[];
  readonly tokens: number;
  /** As if every step so far had happened within one minute. */
  readonly usedTokens: number;
};

type Replay = { events: readonly BehaviorEvent[]; persona: Persona; userId: number };

/** Replays at most the last 20 events of a visit with the rules that run live. */
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

type Facts = Readonly<Record<string, FactValue>>;

type FiringRule = { readonly ruleId: RuleId; readonly cases: readonly number[] };

const rules: readonly NamedRule[] = RULES;

/**
 * The rules that act on the known facts, in order. Conditions on other facts, such as a navigation entry, are ignored.
 * Only cases with a condition on one of `fields` count.
 */
function listFiringRules(facts: Facts, fields: readonly string[]): FiringRule[] {
  const isKnown = ({ field }: Condition) => field in facts;
  return rules.flatMap((rule) => {
    if (!rule.enabled) return [];
    const cases = rule.cases.flatMap(({ when }, index) =>
      when.some(({ field }) => fields.includes(field)) && areMet(when.filter(isKnown), facts) ? [index] : [],
    );
    const isFullyKnown = rule.cases.every(({ when }) => when.every(isKnown));
    // In `first` mode, only the first matching case acts.
    const acting = rule.mode === 'first' && isFullyKnown ? cases.slice(0, 1) : cases;
    return acting.length > 0 ? [{ ruleId: rule.id, cases: acting }] : [];
  });
}
