import { RULES } from '@/lib/personalization/rules';
import { print } from './print-data';

test('what is printed is the data', () => {
  expect(JSON.parse(print(RULES))).toEqual(RULES);
});

test('what is short stands on one line, what is long is broken up', () => {
  const when = [
    { field: 'block', operator: 'equals', value: 'automation' },
    { field: 'segment', operator: 'equals', value: 'developer' },
  ];
  expect(print({ when, confidence: 0.7 })).toBe(
    `{
  "when": [
    { "field": "block", "operator": "equals", "value": "automation" },
    { "field": "segment", "operator": "equals", "value": "developer" }
  ],
  "confidence": 0.7
}`,
  );
});

test('empty things and plain values are printed too', () => {
  expect([print([]), print({}), print('a'), print(null)]).toEqual(['[]', '{}', '"a"', 'null']);
});
