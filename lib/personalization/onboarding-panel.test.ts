import {
  canContinueOnboarding,
  onboardingProgress,
  selectOnboardingPath,
  selectStepsAhead,
  selectWholeWay,
  shouldOfferHelp,
  startOnboarding,
  type OnboardingStep,
} from './onboarding-panel';
import { CLUSTERS, SEGMENTS } from './persona';

const standard = { segment: 'innovation-leader', cluster: 'explorer' } as const;
const integrator = { segment: 'developer', cluster: 'researcher' } as const;
const buyer = { segment: 'sales-prospect', cluster: 'converter' } as const;

const at = (step: OnboardingStep, ...stepsBehind: OnboardingStep[]) => ({ step, stepsBehind });

test('a new visitor starts at step 1, a returning one is done', () => {
  const start = { step: 1, stepsBehind: [], goal: null, skippedSteps: [] };
  expect(startOnboarding('new')).toEqual({ ...start, shown: true, completed: false });
  expect(startOnboarding('returning')).toEqual({ ...start, shown: false, completed: true });
});

const SPECIAL_PATHS = new Map([
  ['developer researcher', [1, 2, 4, 3, 6]],
  ['sales-prospect converter', [1, 2, 5, 3, 6]],
]);

test.each(SEGMENTS.flatMap((segment) => CLUSTERS.map((cluster) => [segment, cluster] as const)))(
  'the way of a %s %s',
  (segment, cluster) => {
    expect(selectOnboardingPath({ segment, cluster }).result).toEqual(
      SPECIAL_PATHS.get(`${segment} ${cluster}`) ?? [1, 2, 3, 6],
    );
  },
);

test('a path gives its reason', () => {
  expect(selectOnboardingPath(integrator).reason).toEqual({
    ruleId: 'onboarding-path',
    signals: [
      { field: 'segment', value: 'developer' },
      { field: 'cluster', value: 'researcher' },
    ],
    confidence: 1,
  });
});

test.each([
  ['unchanged', at(2, 1), standard, [3, 6]],
  ['an integrator from step 2 on', at(2, 1), integrator, [4, 3, 6]],
  ['an integrator who had step 3 already', at(3, 1, 2), integrator, [4, 6]],
  ['a buyer who stands on the integration topics', at(4, 1, 2), buyer, [5, 3, 6]],
  ['standard again after the integration topics', at(3, 1, 2, 4), standard, [6]],
  ['a change on the closing step', at(6, 1, 2, 3), integrator, []],
] as const)('%s: what is behind is never asked again', (_name, position, audience, expected) => {
  expect(selectStepsAhead(position, audience)).toEqual(expected);
  expect(selectWholeWay(position, audience)).toEqual([...position.stepsBehind, position.step, ...expected]);
});

test.each([
  [at(1), standard, 33],
  [at(2, 1), standard, 67],
  [at(3, 1, 2), standard, 100],
  [at(6, 1, 2, 3), standard, 100],
  [at(1), integrator, 25],
  [at(4, 1, 2), integrator, 75],
  [at(3, 1, 2, 4), integrator, 100],
  [at(5, 1, 2), buyer, 75],
  [at(3, 1, 2), integrator, 75],
])('%j of %j is %d percent', (position, audience, percent) => {
  expect(onboardingProgress(position, audience)).toBe(percent);
});

test('step 2 needs a goal, no other step does', () => {
  const open = ([1, 2, 3, 4, 5, 6] as const).filter((step) => canContinueOnboarding({ step, goal: null }));
  expect(open).toEqual([1, 3, 4, 5, 6]);
  expect(canContinueOnboarding({ step: 2, goal: 'grow-business' })).toBe(true);
});

test.each([
  ['new', [], false],
  ['new', [1], true],
  ['returning', [], false],
  ['returning', [1], false],
  ['returning', [1, 2], true],
] as const)('help for a %s visitor who skipped %j: %s', (visitor, skippedSteps, expected) => {
  expect(shouldOfferHelp(visitor, { skippedSteps })).toBe(expected);
});
