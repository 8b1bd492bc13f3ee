import { RULES } from '@/lib/personalization/rules';
import type { NamedRule } from '@/lib/personalization/try-rule';
import { describeAction, describeCase, describeCondition, describeSignals } from './describe-rule';

const rules: readonly NamedRule[] = RULES;

test.each([
  [{ field: 'block', operator: 'equals', value: 'automation' }, 'the block is Automation'],
  [{ field: 'featured', operator: 'equals', value: true }, 'featured: yes'],
  [{ field: 'scrollDepth', operator: 'above', value: 70 }, 'average scroll depth in percent is above 70'],
  [
    { field: 'entry', operator: 'one-of', value: ['pricing', 'case-studies'] },
    'the page is Pricing or Case Studies',
  ],
  [
    { field: 'topics', operator: 'includes-any', value: ['technical', 'documentation'] },
    'its topics include Technical or Documentation',
  ],
] as const)('the condition %o reads %s', (condition, text) => {
  expect(describeCondition(condition)).toBe(text);
});

test.each([
  [{ type: 'set', target: 'priority', value: 95 }, 'Set priority: 95'],
  [{ type: 'add', target: 'userScore', value: 20 }, 'Add 20 points to the page'],
  [{ type: 'use', target: 'onboarding-steps', value: [1, 2, 4, 3] }, 'Use onboarding steps: 1, 2, 4, 3'],
  [
    { type: 'stop', target: 'behavior', value: 'tracking-and-analysis' },
    'Stop behavior: tracking and analysis',
  ],
] as const)('the action %o reads %s', (action, text) => {
  expect(describeAction(action)).toBe(text);
});

test('a case joins its conditions', () => {
  expect(
    describeCase([
      { field: 'block', operator: 'equals', value: 'automation' },
      { field: 'segment', operator: 'equals', value: 'developer' },
    ]),
  ).toBe('If the block is Automation and your segment is Developer');
});

test('signals are described with their value, known or not', () => {
  expect(
    describeSignals([
      { field: 'segment', value: 'robot' },
      { field: 'topics', value: 'roi, case-study' },
      { field: 'readTime', value: 14 },
    ]),
  ).toBe('your segment: robot, its topics: Return on investment, Case study, reading time in minutes: 14');
});

test.each(rules.map((rule): [string, NamedRule] => [rule.id, rule]))(
  '%s is described without identifiers from the code',
  (_id, rule) => {
    const outcomes = rule.mode === 'first' ? [...rule.cases, rule.otherwise] : rule.cases;
    const texts = [
      ...rule.cases.map(({ when }) => describeCase(when)),
      ...outcomes.map(({ then }) => describeAction(then)),
    ];
    for (const text of texts) expect(text).not.toMatch(/[a-z][A-Z]|[a-z]-[a-z]|undefined/);
  },
);
