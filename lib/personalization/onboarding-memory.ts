import { parseRecord } from './record';
import { ONBOARDING_STEPS, type OnboardingStep } from './onboarding-panel';

export type OnboardingMemory = {
  readonly hidden: boolean;
  readonly skippedSteps: readonly OnboardingStep[];
  readonly helpDeclined: boolean;
};

/** A stored memory; whatever is nonsense in it counts as never said. */
export function parseOnboardingMemory(text: string | null): OnboardingMemory {
  const { hidden, skippedSteps, helpDeclined } = parseRecord(text) ?? {};
  const skipped: readonly unknown[] = Array.isArray(skippedSteps) ? skippedSteps : [];
  return {
    hidden: hidden === true,
    skippedSteps: ONBOARDING_STEPS.filter((step) => skipped.includes(step)),
    helpDeclined: helpDeclined === true,
  };
}
