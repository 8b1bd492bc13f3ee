import type { Reason } from './decision';
import { collectByRule, decideByRule, matchingCases } from './evaluate-rule';
import type { Action, EveryRule, FactValue, FirstRule, Rule } from './rule';
import type { RuleId } from './rules';

export type NamedRule = Rule & { readonly id: RuleId };

export type RuleTrial = {
  /** The matching cases, counted from 0. Empty if `otherwise` decided or nothing matched. */
  readonly fired: readonly number[];
  readonly actions: readonly Action[];
  readonly reason: Reason;
};

type Facts = Readonly<Record<string, FactValue>>;

export function tryRule(rule: NamedRule, facts: Facts): RuleTrial {
  const matching = matchingCases(rule, facts).map((hit) => rule.cases.indexOf(hit));
  if (rule.mode === 'every') {
    const { result, reason } = collectByRule<EveryRule & NamedRule>(rule, facts);
    return { fired: matching, actions: result, reason };
  }
  const { result, reason } = decideByRule<FirstRule & NamedRule>(rule, facts);
  return { fired: matching.slice(0, 1), actions: [result], reason };
}
