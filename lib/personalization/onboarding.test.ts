import {
  canContinueOnboarding,
  onboardingProgress,
  parseOnboardingMemory,
  reduceOnboarding,
  selectOnboardingPath,
  selectSegmentForGoal,
  selectStepsAhead,
  selectFullPath,
  shouldOfferHelp,
  startOnboarding,
  type Onboarding,
  type OnboardingAction,
  type OnboardingStep,
} from './onboarding';
import { CLUSTERS, SEGMENTS } from './persona';

const standard = { segment: 'innovation-leader', cluster: 'explorer' } as const;
const integrator = { segment: 'developer', cluster: 'researcher' } as const;
const buyer = { segment: 'sales-prospect', cluster: 'converter' } as const;

const at = (step: OnboardingStep, ...stepsBehind: OnboardingStep[]) => ({ step, stepsBehind });

test('a new visitor starts at step 1, a returning one has completed onboarding', () => {
  const start = { step: 1, stepsBehind: [], goal: null, skippedSteps: [] };
  expect(startOnboarding('new')).toEqual({ ...start, isVisible: true, completed: false });
  expect(startOnboarding('returning')).toEqual({ ...start, isVisible: false, completed: true });
});

const SPECIAL_PATHS = new Map([
  ['developer researcher', [1, 2, 4, 3, 6]],
  ['sales-prospect converter', [1, 2, 5, 3, 6]],
]);

test.each(SEGMENTS.flatMap((segment) => CLUSTERS.map((cluster) => [segment, cluster] as const)))(
  'the path of %s %s',
  (segment, cluster) => {
    expect(selectOnboardingPath({ segment, cluster }).result).toEqual(
      SPECIAL_PATHS.get(`${segment} ${cluster}`) ?? [1, 2, 3, 6],
    );
  },
);

test('a path has a reason', () => {
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
  ['a buyer on the integration topics step', at(4, 1, 2), buyer, [5, 3, 6]],
  ['standard again after the integration topics', at(3, 1, 2, 4), standard, [6]],
  ['a change on the closing step', at(6, 1, 2, 3), integrator, []],
] as const)('%s: completed steps are never asked again', (_name, position, audience, expected) => {
  expect(selectStepsAhead(position, audience)).toEqual(expected);
  expect(selectFullPath(position, audience)).toEqual([...position.stepsBehind, position.step, ...expected]);
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

test('step 2 requires a goal, no other step does', () => {
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
] as const)('help for %s visitors that skipped %j: %s', (visitor, skippedSteps, expected) => {
  expect(shouldOfferHelp(visitor, { skippedSteps })).toBe(expected);
});

const START: Onboarding = { ...startOnboarding('new'), goal: 'build-integrate' };

const developer = { segment: 'developer', cluster: 'explorer' } as const;

type Move = Exclude<OnboardingAction, { memory: unknown }>['type'];

function after(start: Onboarding, ...types: Move[]): Onboarding {
  return types.reduce((onboarding, type) => reduceOnboarding(onboarding, { type }, integrator), start);
}

test('next goes through the whole path and stops at the closing step', () => {
  const closing = after(START, 'onboarding-next', 'onboarding-next', 'onboarding-next', 'onboarding-next');
  expect(closing).toEqual({ ...START, step: 6, stepsBehind: [1, 2, 4, 3] });
  expect(after(closing, 'onboarding-next')).toBe(closing);
});

test('next waits on step 2 until a goal is chosen', () => {
  const goalless: Onboarding = { ...START, step: 2, stepsBehind: [1], goal: null };
  expect(after(goalless, 'onboarding-next')).toBe(goalless);
  expect(after({ ...goalless, goal: 'grow-business' }, 'onboarding-next').step).toBe(4);
});

test('previous retraces the steps taken, and stays on step 1', () => {
  const third = after(START, 'onboarding-next', 'onboarding-next');
  expect(after(third, 'onboarding-previous')).toEqual({ ...START, step: 2, stepsBehind: [1] });
  expect(after(START, 'onboarding-previous')).toBe(START);
});

test('a change of persona between two steps only changes the steps ahead', () => {
  const third = after(START, 'onboarding-next', 'onboarding-next');
  expect(reduceOnboarding(third, { type: 'onboarding-next' }, developer)).toEqual({
    ...START,
    step: 3,
    stepsBehind: [1, 2, 4],
  });
});

test('skip marks the step once and hides the panel', () => {
  const skipped = after(START, 'onboarding-skipped');
  expect(skipped).toEqual({ ...START, isVisible: false, skippedSteps: [1] });
  const twice = after(skipped, 'onboarding-opened', 'onboarding-skipped');
  expect(twice).toEqual(skipped);
  expect(after(twice, 'onboarding-opened', 'onboarding-next', 'onboarding-skipped').skippedSteps).toEqual([
    1, 2,
  ]);
});

test('close hides the panel and marks nothing; opening resumes where it was', () => {
  const second = after(START, 'onboarding-next');
  expect(after(second, 'onboarding-closed')).toEqual({ ...second, isVisible: false });
  expect(after(second, 'onboarding-closed', 'onboarding-opened')).toEqual(second);
});

test('opening after completion starts again and keeps the skipped steps', () => {
  const done: Onboarding = { ...START, step: 6, isVisible: false, completed: true, skippedSteps: [2] };
  expect(after(done, 'onboarding-opened')).toEqual({ ...startOnboarding('new'), skippedSteps: [2] });
});

test('the stored state of this visit restores hidden and skippedSteps', () => {
  const restored = (start: Onboarding, hidden: boolean) =>
    reduceOnboarding(
      start,
      { type: 'onboarding-restored', memory: { hidden, skippedSteps: [1, 2], helpDeclined: false } },
      developer,
    );
  expect(restored(START, true)).toEqual({ ...START, isVisible: false, skippedSteps: [1, 2] });
  expect(restored({ ...START, skippedSteps: [2] }, false)).toEqual({ ...START, skippedSteps: [2, 1] });
  const returning = startOnboarding('returning');
  expect(restored(returning, false)).toEqual({ ...returning, skippedSteps: [1, 2] });
});

const NOTHING = { hidden: false, skippedSteps: [], helpDeclined: false };

test.each([
  [null, NOTHING],
  ['[true]', NOTHING],
  ['{"hidden":', NOTHING],
  ['{"hidden":"yes","skippedSteps":"1","helpDeclined":1}', NOTHING],
  ['{"hidden":true}', { ...NOTHING, hidden: true }],
  ['{"skippedSteps":[2,1,2,9,"3",null]}', { ...NOTHING, skippedSteps: [1, 2] }],
  [
    '{"hidden":true,"skippedSteps":[1],"helpDeclined":true}',
    { hidden: true, skippedSteps: [1], helpDeclined: true },
  ],
])('%j is stored as %j', (text, expected) => {
  expect(parseOnboardingMemory(text)).toEqual(expected);
});

test.each([
  ['drive-innovation', 'innovation-leader'],
  ['build-integrate', 'developer'],
  ['grow-business', 'sales-prospect'],
] as const)('the goal %s belongs to the segment %s', (goal, segment) => {
  expect(selectSegmentForGoal(goal)).toEqual({
    result: segment,
    reason: { ruleId: 'goal-segment', signals: [{ field: 'goal', value: goal }], confidence: 1 },
  });
});
