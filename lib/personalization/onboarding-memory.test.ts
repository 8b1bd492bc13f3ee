import { parseOnboardingMemory } from './onboarding-memory';

const NOTHING = { hidden: false, skippedSteps: [], helpDeclined: false };

test.each([
  [null, NOTHING],
  ['', NOTHING],
  ['null', NOTHING],
  ['7', NOTHING],
  ['"hidden"', NOTHING],
  ['[true]', NOTHING],
  ['{"hidden":', NOTHING],
  ['{"hidden":"yes","skippedSteps":"1","helpDeclined":1}', NOTHING],
  ['{"hidden":true}', { ...NOTHING, hidden: true }],
  ['{"skippedSteps":[2,1,2,9,"3",null]}', { ...NOTHING, skippedSteps: [1, 2] }],
  [
    '{"hidden":true,"skippedSteps":[1],"helpDeclined":true}',
    { hidden: true, skippedSteps: [1], helpDeclined: true },
  ],
])('%j is remembered as %j', (text, expected) => {
  expect(parseOnboardingMemory(text)).toEqual(expected);
});
