import type { OnboardingAction } from '@/lib/personalization/reduce-onboarding';
import type { OnboardingProgress } from './describe-progress';

export type OnboardingMove = Exclude<OnboardingAction, { memory: unknown }>['type'];

/** What both views of the panel are given: the first step's row and the steps behind it. */
export type OnboardingViewProps = {
  progress: OnboardingProgress;
  onMove: (move: OnboardingMove) => void;
};
