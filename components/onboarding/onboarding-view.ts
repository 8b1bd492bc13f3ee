import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import {
  LAST_ONBOARDING_STEP,
  onboardingProgress,
  selectWholeWay,
  type Onboarding,
  type OnboardingAction,
} from '@/lib/personalization/onboarding';
import type { Persona } from '@/lib/personalization/persona';

const { step: stepWord, of, complete } = onboardingWelcome.progress;

type OnboardingProgress = { percent: number; text: string };

export function describeProgress(onboarding: Onboarding, persona: Persona): OnboardingProgress {
  const percent = onboardingProgress(onboarding, persona);
  const way = selectWholeWay(onboarding, persona).filter((step) => step !== LAST_ONBOARDING_STEP);
  const isCounted = onboarding.step !== LAST_ONBOARDING_STEP;
  const position = isCounted ? `${stepWord} ${onboarding.stepsBehind.length + 1} ${of} ${way.length}, ` : '';
  return { percent, text: `${position}${percent}% ${complete}` };
}

export type OnboardingMove = Exclude<OnboardingAction, { memory: unknown }>['type'];

export type OnboardingViewProps = {
  progress: OnboardingProgress;
  onMove: (move: OnboardingMove) => void;
};
