import { CALL_TO_ACTION_IDS, selectPrimaryCallToAction } from './call-to-action';

test.each([
  ['developer', 'view-api-docs'],
  ['innovation-leader', 'schedule-demo'],
  ['sales-prospect', 'start-free-trial'],
] as const)('a %s is asked to %s', (segment, callToAction) => {
  expect(CALL_TO_ACTION_IDS).toContain(callToAction);
  expect(selectPrimaryCallToAction(segment)).toEqual({
    result: callToAction,
    reason: {
      ruleId: 'primary-call-to-action',
      signals: [{ field: 'segment', value: segment }],
      confidence: 1,
    },
  });
});
