import { classifyBehavior } from './clustering';
import { selectContentBlocks } from './content-blocks';
import { formatRuleCode } from './format-rule-code';
import { CLUSTERS, SEGMENTS } from './persona';
import type { FactValue } from './rule';
import { initialFact, listRuleFacts, type RuleFact } from './rule-facts';
import { RULES } from './rules';
import { tryRule, type NamedRule } from './try-rule';

const rules = RULES.map((rule): [string, NamedRule] => [rule.id, rule]);
const rule = (id: string): NamedRule => {
  const found = rules.find(([name]) => name === id);
  if (!found) throw new Error(`Unknown rule ${id}`);
  return found[1];
};

/** Both sides of every boundary, every option, and lists with none, one and all of their entries. */
function valuesOf(fact: RuleFact, { cases }: NamedRule): readonly FactValue[] {
  switch (fact.kind) {
    case 'yes-no':
      return [false, true];
    case 'choice':
      return fact.options;
    case 'list':
      return [[], ...fact.options.map((option) => [option]), fact.options];
    case 'number': {
      const bounds = cases.flatMap(({ when }) =>
        when.flatMap(({ field, value }) => (field === fact.field && typeof value === 'number' ? value : [])),
      );
      return [fact.initial, ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1])];
    }
  }
}

function everyVisitor(ofRule: NamedRule): Record<string, FactValue>[] {
  return listRuleFacts(ofRule).reduce<Record<string, FactValue>[]>(
    (visitors, fact) =>
      visitors.flatMap((visitor) =>
        valuesOf(fact, ofRule).map((value) => ({ ...visitor, [fact.field]: value })),
      ),
    [{}],
  );
}

test.each(rules)('%s only uses facts and values that a hypothetical visitor can have', (_id, tried) => {
  const facts = listRuleFacts(tried);
  for (const { field, operator, value } of tried.cases.flatMap(({ when }) => when)) {
    const fact = facts.find((candidate) => candidate.field === field);
    expect(fact).toBeDefined();
    if (fact && 'options' in fact) expect(fact.options).toEqual(expect.arrayContaining([value].flat()));
    else expect(typeof value).toBe(operator === 'equals' ? 'boolean' : 'number');
  }
});

test.each(rules)(
  "%s: the copied code gives the site's results for every hypothetical visitor",
  (_id, tried) => {
    const code = formatRuleCode(tried).replace('export ', 'return ');
    const decide: (facts: unknown) => unknown = new Function(code)();
    const visitors = everyVisitor(tried);
    expect(visitors.length).toBeGreaterThan(1);
    for (const facts of visitors) {
      const { actions } = tryRule(tried, facts);
      expect(decide(facts)).toEqual(tried.mode === 'first' ? actions[0] : actions);
    }
  },
);

test.each(rules)('%s: the cases reported as fired are the ones that acted', (_id, tried) => {
  for (const facts of everyVisitor(tried)) {
    const { fired, actions } = tryRule(tried, facts);
    const acted = fired.map((index) => tried.cases[index]?.then);
    const isLeftOver = tried.mode === 'first' && fired.length === 0;
    expect(actions).toEqual(isLeftOver ? [tried.otherwise.then] : acted);
  }
});

test('a hypothetical visitor gets the same results as a real one', () => {
  for (const segment of SEGMENTS) {
    for (const cluster of CLUSTERS) {
      for (const { id, priority, reason } of selectContentBlocks({ segment, cluster })) {
        const trial = tryRule(rule('block-priority'), { block: id, segment, cluster });
        expect(trial.actions).toEqual([{ type: 'set', target: 'priority', value: priority }]);
        expect(trial.reason).toEqual(reason);
      }
    }
  }
  const facts = { scrollDepth: 71, ctaClicks: 9, buttonClicks: 0, pageViews: 1 };
  const { fired, reason } = tryRule(rule('cluster-from-behavior'), facts);
  const real = classifyBehavior({ scrollDepth: 71, clickTypes: { cta: 9 }, pageViews: 1 });
  expect({ fired, reason }).toEqual({ fired: [0], reason: real.reason });
  expect(reason.confidence).toBe(0.7);
});

test('a disabled rule fires nothing and is copied as disabled', () => {
  const off: NamedRule = { ...rule('primary-call-to-action'), enabled: false };
  expect(tryRule(off, { segment: 'developer' })).toMatchObject({
    fired: [],
    actions: [{ value: 'start-free-trial' }],
  });
  expect(formatRuleCode(off)).toBe(
    `// primary-call-to-action, priority 60, disabled
export function primaryCallToAction({ segment }) {
  return { type: 'use', target: 'call-to-action', value: 'start-free-trial' };
}
`,
  );
});

test('the copied code includes the confidence', () => {
  expect(formatRuleCode(rule('cluster-from-behavior'))).toContain(
    "if (scrollDepth > 70) return { type: 'set', target: 'cluster', value: 'researcher' }; // confidence 0.7",
  );
});

test('a visitor starts with all settings on and no signals', () => {
  const start = (id: string) =>
    Object.fromEntries(listRuleFacts(rule(id)).map((fact) => [fact.field, initialFact(fact)]));
  expect(new Set(Object.values(start('content-switches')))).toEqual(new Set([true]));
  expect(new Set(Object.values(start('persona-source')))).toEqual(new Set([false]));
  expect(start('recommendation-boost')).toEqual({ cluster: 'explorer', topics: [] });
});
