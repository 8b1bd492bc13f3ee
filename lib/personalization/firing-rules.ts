import type { Condition, FactValue } from './rule';
import { RULES, type RuleId } from './rules';
import { tryRule, type NamedRule } from './try-rule';

type Facts = Readonly<Record<string, FactValue>>;

/** A rule that acts, and the cases of it that do, counted from 0. */
export type FiringRule = { readonly ruleId: RuleId; readonly cases: readonly number[] };

const rules: readonly NamedRule[] = RULES;

/**
 * The rules that act on what is known of a visitor, in their order. A case that also asks about the thing it acts
 * on, such as a navigation entry, fires when all that it asks about the visitor holds. Only cases count that ask
 * about one of `fields`.
 */
export function listFiringRules(facts: Facts, fields: readonly string[]): FiringRule[] {
  return rules.flatMap((rule) => {
    const cases = rule.cases.flatMap(({ when }, index) =>
      when.some(({ field }) => fields.includes(field)) && isHolding(rule, when, facts) ? [index] : [],
    );
    const isFullyKnown = rule.cases.every(({ when }) => when.every(({ field }) => field in facts));
    // Of a rule that decides once, the first case alone.
    const acting = rule.mode === 'first' && isFullyKnown ? cases.slice(0, 1) : cases;
    return acting.length > 0 ? [{ ruleId: rule.id, cases: acting }] : [];
  });
}

/** Asks the interpreter, so that nothing but the interpreter knows what holds. */
function isHolding(rule: NamedRule, conditions: readonly Condition[], facts: Facts): boolean {
  const when = conditions.filter(({ field }) => field in facts);
  const then = rule.cases[0]?.then;
  if (!then) return false;
  return tryRule({ ...rule, mode: 'every', cases: [{ when, then }] }, facts).actions.length > 0;
}
