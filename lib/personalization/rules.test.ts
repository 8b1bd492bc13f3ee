import type { Rule } from './rule';
import { RULES } from './rules';

const rules: readonly Rule[] = RULES;

test('the site has exactly these twelve rules', () => {
  expect(RULES.map(({ id }) => id)).toEqual([
    'persona-source',
    'goal-segment',
    'content-switches',
    'cluster-from-behavior',
    'navigation-audience',
    'navigation-boost',
    'primary-call-to-action',
    'block-priority',
    'block-urgency',
    'recommendation-boost',
    'hub-score',
    'onboarding-path',
  ]);
});

test('rules are sorted by falling priority, without ties', () => {
  const priorities = rules.map(({ priority }) => priority);
  expect(priorities).toEqual([...new Set(priorities)].sort((a, b) => b - a));
});

test('the rules are plain data', () => {
  expect(JSON.parse(JSON.stringify(RULES))).toEqual(RULES);
});

test.each(RULES.map((rule): [string, Rule] => [rule.id, rule]))('%s is enabled and complete', (_id, rule) => {
  expect(rule.enabled).toBe(true);
  expect(rule.cases.length).toBeGreaterThan(0);
  expect(rule.cases.filter(({ when }) => when.length === 0)).toEqual([]);
});

test.each(RULES.map((rule): [string, Rule] => [rule.id, rule]))(
  'no case of %s is shadowed by an earlier one with the same conditions',
  (_id, rule) => {
    const conditions = rule.cases.map(({ when }) => JSON.stringify(when));
    expect(new Set(conditions).size).toBe(conditions.length);
  },
);
