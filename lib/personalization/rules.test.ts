import type { Rule } from './rule';
import { RULES } from './rules';

const rules: readonly Rule[] = RULES;

test('the site has the twelve rules that its copy counts', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(12);
});

test('rules are sorted by falling priority, without ties', () => {
  const priorities = rules.map(({ priority }) => priority);
  expect(priorities).toEqual([...new Set(priorities)].sort((a, b) => b - a));
});

test.each(RULES.map((rule): [string, Rule] => [rule.id, rule]))(
  '%s is enabled and complete, and no case is shadowed by an earlier one with the same conditions',
  (_id, rule) => {
    expect(rule.enabled).toBe(true);
    expect(rule.cases.length).toBeGreaterThan(0);
    expect(rule.cases.filter(({ when }) => when.length === 0)).toEqual([]);
    const conditions = rule.cases.map(({ when }) => JSON.stringify(when));
    expect(new Set(conditions).size).toBe(conditions.length);
  },
);
