import { flushSync } from 'react-dom';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import {
  LAST_ONBOARDING_STEP,
  onboardingProgress,
  selectFullPath,
  type Onboarding,
  type OnboardingAction,
} from '@/lib/personalization/onboarding';
import type { Persona } from '@/lib/personalization/persona';

const { step: stepLabel, of, complete } = onboardingWelcome.progress;

type OnboardingProgress = { percent: number; text: string };

export function describeProgress(onboarding: Onboarding, persona: Persona): OnboardingProgress {
  const percent = onboardingProgress(onboarding, persona);
  const countedSteps = selectFullPath(onboarding, persona).filter((step) => step !== LAST_ONBOARDING_STEP);
  const isCounted = onboarding.step !== LAST_ONBOARDING_STEP;
  const position = isCounted
    ? `${stepLabel} ${onboarding.stepsBehind.length + 1} ${of} ${countedSteps.length}`
    : null;
  return { percent, text: position ?? `${percent}% ${complete}` };
}

export type OnboardingActionType = Exclude<OnboardingAction, { memory: unknown }>['type'];

export type OnboardingViewProps = {
  progress: OnboardingProgress;
  onMove: (move: OnboardingActionType) => void;
};

export const STEP_TITLE_ID = 'onboarding-step-title';
export const HELP_TITLE_ID = 'onboarding-help-title';
/** Describes the step's title, so that screen readers announce the progress with every step. */
export const PROGRESS_TEXT_ID = 'onboarding-progress';

/** Shows the panel, also where the boot script has hidden it from a visitor who came by a link. */
export function showOnArrival(): void {
  delete document.documentElement.dataset.arrival;
}

/** Applies a change and focuses where the visitor continues: step, help card or page. */
export function focusAfter(change: () => void): void {
  flushSync(change);
  const title = document.getElementById(STEP_TITLE_ID) ?? document.getElementById(HELP_TITLE_ID);
  if (title) title.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
