import { collectByRule, decideByRule, scoreByRule, uniqueSignals } from './evaluate-rule';
import type { EveryRule, FirstRule } from './rule';

const FIRST = {
  id: 'onboarding-path',
  priority: 1,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [
        { field: 'color', operator: 'equals', value: 'red' },
        { field: 'size', operator: 'above', value: 10 },
      ],
      then: { type: 'set', target: 'label', value: 'big red' },
      confidence: 0.9,
    },
    {
      when: [{ field: 'color', operator: 'one-of', value: ['red', 'blue'] }],
      then: { type: 'set', target: 'label', value: 'colorful' },
    },
    {
      when: [{ field: 'size', operator: 'below', value: 3 }],
      then: { type: 'set', target: 'label', value: 'small' },
    },
  ],
  otherwise: { then: { type: 'set', target: 'label', value: 'plain' }, confidence: 0.4 },
} as const satisfies FirstRule;

const EVERY = {
  id: 'hub-score',
  priority: 1,
  enabled: true,
  mode: 'every',
  cases: [
    {
      when: [{ field: 'tags', operator: 'includes-any', value: ['roi', 'pricing'] }],
      then: { type: 'add', target: 'score', value: 15 },
    },
    {
      when: [
        { field: 'tags', operator: 'includes-any', value: ['roi'] },
        { field: 'open', operator: 'equals', value: true },
      ],
      then: { type: 'add', target: 'score', value: 2 },
    },
  ],
} as const satisfies EveryRule;

const label = (value: string) => ({ type: 'set', target: 'label', value });

describe('decideByRule', () => {
  test.each([
    [{ color: 'red', size: 11 }, 'big red', ['color', 'size'], 0.9],
    [{ color: 'red', size: 10 }, 'colorful', ['color'], 1],
    [{ color: 'blue', size: 11 }, 'colorful', ['color'], 1],
    [{ color: 'green', size: 2 }, 'small', ['size'], 1],
    [{ color: 'green', size: 3 }, 'plain', ['color', 'size'], 0.4],
  ] as const)('for %j it is %s', (facts, value, fields, confidence) => {
    const signals = fields.map((field) => ({ field, value: facts[field] }));
    expect(decideByRule(FIRST, facts)).toEqual({
      result: label(value),
      reason: { ruleId: 'onboarding-path', signals, confidence },
    });
  });

  test('a rule that is off returns its default', () => {
    const off = { ...FIRST, enabled: false };
    expect(decideByRule(off, { color: 'red', size: 11 }).result).toEqual(label('plain'));
  });

  test('a fact of the wrong type matches nothing', () => {
    expect(decideByRule(FIRST, { color: ['red'], size: '11' }).result).toEqual(label('plain'));
  });
});

describe('collectByRule', () => {
  test('returns every matching action, and each signal once', () => {
    expect(collectByRule(EVERY, { tags: ['roi', 'other'], open: true })).toEqual({
      result: [
        { type: 'add', target: 'score', value: 15 },
        { type: 'add', target: 'score', value: 2 },
      ],
      reason: {
        ruleId: 'hub-score',
        signals: [
          { field: 'tags', value: 'roi' },
          { field: 'open', value: true },
        ],
        confidence: 1,
      },
    });
  });

  test('returns nothing if nothing matches', () => {
    expect(collectByRule(EVERY, { tags: ['other'], open: true })).toEqual({
      result: [],
      reason: { ruleId: 'hub-score', signals: [], confidence: 1 },
    });
  });

  test('returns nothing if the rule is off', () => {
    expect(collectByRule({ ...EVERY, enabled: false }, { tags: ['roi'], open: true }).result).toEqual([]);
  });
});

test('scoreByRule sums the matching cases, and a signal lists all shared entries', () => {
  expect(scoreByRule(EVERY, { tags: ['pricing', 'roi'], open: false })).toEqual({
    result: 15,
    reason: { ruleId: 'hub-score', signals: [{ field: 'tags', value: 'roi, pricing' }], confidence: 1 },
  });
});

test('uniqueSignals keeps the first of equal signals and all distinct values of one field', () => {
  const [a, b] = [
    { field: 'entry', value: 'demo' },
    { field: 'entry', value: 'pricing' },
  ];
  expect(uniqueSignals([a, b, { ...a }])).toEqual([a, b]);
});
