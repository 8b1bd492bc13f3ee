import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import {
  LAST_ONBOARDING_STEP,
  onboardingProgress,
  selectWholeWay,
  type Onboarding,
} from '@/lib/personalization/onboarding-panel';
import type { Persona } from '@/lib/personalization/persona';

const { step: stepWord, of, complete } = onboardingWelcome.progress;

export type OnboardingProgress = { percent: number; text: string };

/** 'Step 2 of 3, 67% complete'. The closing step stands behind the counted ones and has no number. */
export function describeProgress(onboarding: Onboarding, persona: Persona): OnboardingProgress {
  const percent = onboardingProgress(onboarding, persona);
  const way = selectWholeWay(onboarding, persona).filter((step) => step !== LAST_ONBOARDING_STEP);
  const isCounted = onboarding.step !== LAST_ONBOARDING_STEP;
  const position = isCounted ? `${stepWord} ${onboarding.stepsBehind.length + 1} ${of} ${way.length}, ` : '';
  return { percent, text: `${position}${percent}% ${complete}` };
}
