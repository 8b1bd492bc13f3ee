import { GOAL_IDS, selectSegmentForGoal } from './goals';

test.each([
  ['drive-innovation', 'innovation-leader'],
  ['build-integrate', 'developer'],
  ['grow-business', 'sales-prospect'],
] as const)('the goal %s belongs to %s', (goal, segment) => {
  expect(selectSegmentForGoal(goal)).toEqual({
    result: segment,
    reason: { ruleId: 'goal-segment', signals: [{ field: 'goal', value: goal }], confidence: 1 },
  });
});

test('there are three goals', () => {
  expect(GOAL_IDS).toEqual(['drive-innovation', 'build-integrate', 'grow-business']);
});
