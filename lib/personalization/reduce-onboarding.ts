import {
  canContinueOnboarding,
  selectStepsAhead,
  startOnboarding,
  type Onboarding,
} from './onboarding-panel';
import type { OnboardingMemory } from './onboarding-memory';
import type { Persona } from './persona';

export type OnboardingAction =
  | { type: 'onboarding-next' }
  | { type: 'onboarding-previous' }
  | { type: 'onboarding-skipped' }
  | { type: 'onboarding-closed' }
  | { type: 'onboarding-opened' }
  | { type: 'onboarding-restored'; memory: OnboardingMemory };

export function reduceOnboarding(
  onboarding: Onboarding,
  action: OnboardingAction,
  audience: Pick<Persona, 'segment' | 'cluster'>,
): Onboarding {
  switch (action.type) {
    case 'onboarding-next':
      return goForward(onboarding, audience);
    case 'onboarding-previous':
      return goBack(onboarding);
    case 'onboarding-skipped': {
      const skippedSteps = [...new Set([...onboarding.skippedSteps, onboarding.step])];
      return { ...onboarding, skippedSteps, shown: false };
    }
    case 'onboarding-closed':
      return { ...onboarding, shown: false };
    case 'onboarding-opened':
      return onboarding.completed ? restartOnboarding(onboarding) : { ...onboarding, shown: true };
    case 'onboarding-restored':
      return restore(onboarding, action.memory);
  }
}

/** From step 1, as for a new visitor, without forgetting what was skipped during this visit. */
export function restartOnboarding({ skippedSteps }: Pick<Onboarding, 'skippedSteps'>): Onboarding {
  return { ...startOnboarding('new'), skippedSteps };
}

/** A memory may hide the panel, never show it: the page was laid out without it. */
function restore(onboarding: Onboarding, { hidden, skippedSteps }: OnboardingMemory): Onboarding {
  return {
    ...onboarding,
    shown: onboarding.shown && !hidden,
    skippedSteps: [...new Set([...onboarding.skippedSteps, ...skippedSteps])],
  };
}

function goForward(onboarding: Onboarding, audience: Pick<Persona, 'segment' | 'cluster'>): Onboarding {
  const step = selectStepsAhead(onboarding, audience)[0];
  if (step === undefined || !canContinueOnboarding(onboarding)) return onboarding;
  return { ...onboarding, step, stepsBehind: [...onboarding.stepsBehind, onboarding.step] };
}

function goBack(onboarding: Onboarding): Onboarding {
  const step = onboarding.stepsBehind.at(-1);
  return step === undefined
    ? onboarding
    : { ...onboarding, step, stepsBehind: onboarding.stepsBehind.slice(0, -1) };
}
