import type { Decision, Reason, Signal } from './decision';
import type { Action, Condition, EveryRule, FactValue, FirstRule, Outcome, Rule, RuleCase } from './rule';
import type { RuleId } from './rules';

type Facts<Field extends string> = Readonly<Record<Field, FactValue>>;
type Named = { readonly id: RuleId };

type FieldOf<R extends Rule> = R['cases'][number]['when'][number]['field'];
type Decided<R extends FirstRule> = R['cases'][number]['then'] | R['otherwise']['then'];
type Collected<R extends EveryRule> = R['cases'][number]['then'];
type ScoreRule = EveryRule<Condition, Action & { readonly value: number }>;

const CERTAIN = 1;

/** The first matching case decides. If none matches, `otherwise` does, with every checked field as a signal. */
export function decideByRule<R extends FirstRule & Named>(
  rule: R & FirstRule<Condition<FieldOf<R>>, Decided<R>>,
  facts: Facts<FieldOf<R>>,
): Decision<Decided<R>> {
  const hit = matchingCases<FieldOf<R>, Decided<R>>(rule, facts)[0];
  const outcome: Outcome<Decided<R>> = hit ?? rule.otherwise;
  const signals = hit ? signalsOf(hit, facts) : consideredSignals<FieldOf<R>>(rule, facts);
  return { result: outcome.then, reason: reasonFor(rule, signals, outcome.confidence) };
}

export function collectByRule<R extends EveryRule & Named>(
  rule: R & EveryRule<Condition<FieldOf<R>>, Collected<R>>,
  facts: Facts<FieldOf<R>>,
): Decision<Collected<R>[]> {
  const hits = matchingCases<FieldOf<R>, Collected<R>>(rule, facts);
  const signals = uniqueSignals(hits.flatMap((hit) => signalsOf(hit, facts)));
  return { result: hits.map((hit) => hit.then), reason: reasonFor(rule, signals) };
}

export function scoreByRule<R extends ScoreRule & Named>(
  rule: R & EveryRule<Condition<FieldOf<R>>, Collected<R>>,
  facts: Facts<FieldOf<R>>,
): Decision<number> {
  const { result, reason } = collectByRule<R>(rule, facts);
  return { result: result.reduce((sum, action) => sum + action.value, 0), reason };
}

export function uniqueSignals(signals: readonly Signal[]): Signal[] {
  return signals.filter(
    (signal, index) =>
      signals.findIndex(({ field, value }) => field === signal.field && value === signal.value) === index,
  );
}

export function matchingCases<Field extends string, Then extends Action>(
  rule: Rule<Condition<Field>, Then>,
  facts: Facts<Field>,
): RuleCase<Condition<Field>, Then>[] {
  if (!rule.enabled) return [];
  return rule.cases.filter(({ when }) => areMet(when, facts));
}

function areMet<Field extends string>(conditions: readonly Condition<Field>[], facts: Facts<Field>): boolean {
  return conditions.every((condition) => holds(condition, facts[condition.field]));
}

function holds(condition: Condition, fact: FactValue): boolean {
  switch (condition.operator) {
    case 'equals':
      return fact === condition.value;
    case 'above':
      return typeof fact === 'number' && fact > condition.value;
    case 'below':
      return typeof fact === 'number' && fact < condition.value;
    case 'one-of':
      return typeof fact === 'string' && condition.value.includes(fact);
    case 'includes-any':
      return sharedEntries(condition.value, fact).length > 0;
  }
}

function signalsOf<Field extends string>(
  { when }: { readonly when: readonly Condition<Field>[] },
  facts: Facts<Field>,
): Signal[] {
  return when.map((condition) => {
    const fact: FactValue = facts[condition.field];
    const matched = condition.operator === 'includes-any' ? sharedEntries(condition.value, fact) : fact;
    return { field: condition.field, value: typeof matched === 'object' ? matched.join(', ') : matched };
  });
}

function consideredSignals<Field extends string>(
  rule: { readonly cases: readonly { readonly when: readonly Condition<Field>[] }[] },
  facts: Facts<Field>,
): Signal[] {
  return uniqueSignals(rule.cases.flatMap((ruleCase) => signalsOf(ruleCase, facts)));
}

function sharedEntries(entries: readonly string[], fact: FactValue): readonly string[] {
  return typeof fact === 'object' ? entries.filter((entry) => fact.includes(entry)) : [];
}

function reasonFor(rule: Named, signals: readonly Signal[], confidence: number = CERTAIN): Reason {
  return { ruleId: rule.id, signals, confidence };
}
