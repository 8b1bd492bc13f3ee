import { startOnboarding, type Onboarding } from './onboarding-panel';
import { reduceOnboarding, type OnboardingAction } from './reduce-onboarding';

const START: Onboarding = { ...startOnboarding('new'), goal: 'build-integrate' };
const integrator = { segment: 'developer', cluster: 'researcher' } as const;
const standard = { segment: 'developer', cluster: 'explorer' } as const;

type Move = Exclude<OnboardingAction, { memory: unknown }>['type'];

function after(start: Onboarding, ...types: Move[]): Onboarding {
  return types.reduce((onboarding, type) => reduceOnboarding(onboarding, { type }, integrator), start);
}

test('next walks the whole way and stops at the closing step', () => {
  const closing = after(START, 'onboarding-next', 'onboarding-next', 'onboarding-next', 'onboarding-next');
  expect(closing).toEqual({ ...START, step: 6, stepsBehind: [1, 2, 4, 3] });
  expect(after(closing, 'onboarding-next')).toBe(closing);
});

test('next waits on step 2 until a goal is chosen', () => {
  const goalless: Onboarding = { ...START, step: 2, stepsBehind: [1], goal: null };
  expect(after(goalless, 'onboarding-next')).toBe(goalless);
  expect(after({ ...goalless, goal: 'grow-business' }, 'onboarding-next').step).toBe(4);
});

test('previous goes back the way that was gone, and stays on step 1', () => {
  const third = after(START, 'onboarding-next', 'onboarding-next');
  expect(after(third, 'onboarding-previous')).toEqual({ ...START, step: 2, stepsBehind: [1] });
  expect(after(START, 'onboarding-previous')).toBe(START);
});

test('a change of persona between two steps changes only what is ahead', () => {
  const third = after(START, 'onboarding-next', 'onboarding-next');
  expect(reduceOnboarding(third, { type: 'onboarding-next' }, standard)).toEqual({
    ...START,
    step: 3,
    stepsBehind: [1, 2, 4],
  });
});

test('skip marks the step once and hides', () => {
  const skipped = after(START, 'onboarding-skipped');
  expect(skipped).toEqual({ ...START, shown: false, skippedSteps: [1] });
  const twice = after(skipped, 'onboarding-opened', 'onboarding-skipped');
  expect(twice).toEqual(skipped);
  expect(after(twice, 'onboarding-opened', 'onboarding-next', 'onboarding-skipped').skippedSteps).toEqual([
    1, 2,
  ]);
});

test('close hides and marks nothing; opening goes on where it was', () => {
  const second = after(START, 'onboarding-next');
  expect(after(second, 'onboarding-closed')).toEqual({ ...second, shown: false });
  expect(after(second, 'onboarding-closed', 'onboarding-opened')).toEqual(second);
});

test('opening after completion starts again and forgets no skipped step', () => {
  const done: Onboarding = { ...START, step: 6, shown: false, completed: true, skippedSteps: [2] };
  expect(after(done, 'onboarding-opened')).toEqual({ ...startOnboarding('new'), skippedSteps: [2] });
});

test('a memory of this visit hides what was hidden and knows what was skipped', () => {
  const restored = (start: Onboarding, hidden: boolean) =>
    reduceOnboarding(
      start,
      { type: 'onboarding-restored', memory: { hidden, skippedSteps: [1, 2], helpDeclined: false } },
      standard,
    );
  expect(restored(START, true)).toEqual({ ...START, shown: false, skippedSteps: [1, 2] });
  expect(restored({ ...START, skippedSteps: [2] }, false)).toEqual({ ...START, skippedSteps: [2, 1] });
  const returning = startOnboarding('returning');
  expect(restored(returning, false)).toEqual({ ...returning, skippedSteps: [1, 2] });
});
