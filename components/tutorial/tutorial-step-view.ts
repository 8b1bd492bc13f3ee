import { TUTORIAL_STEP_DELAY_MS, TUTORIAL_WELCOME_DELAY_MS } from '@/lib/config/timings';
import { tutorialCopy, type TutorialStepCopy } from '@/lib/content/tutorial';
import {
  selectTutorialDelay,
  TUTORIAL_STEPS,
  type Tutorial,
  type TutorialStepId,
} from '@/lib/personalization/tutorial';

/** Spec §3. `waitTime` is the pause in milliseconds between Next and what `onFinish` says. */
export type TutorialStep = TutorialStepCopy & {
  id: TutorialStepId;
  highlightClass: string;
  variant: 'default' | 'highlight';
  waitTime: number;
  onFinish: 'advance' | 'complete-onboarding';
};

const DELAYS = { welcome: TUTORIAL_WELCOME_DELAY_MS, standard: TUTORIAL_STEP_DELAY_MS };

/** The selectors stand at the very edge of the window, where a ring around them would be cut off. */
const RING = { around: 'tutorial-highlight', inside: 'tutorial-highlight-inside' } as const;

const LOOKS: Record<TutorialStepId, Pick<TutorialStep, 'highlightClass' | 'variant'>> = {
  welcome: { highlightClass: RING.around, variant: 'default' },
  segments: { highlightClass: RING.inside, variant: 'highlight' },
  behavior: { highlightClass: RING.inside, variant: 'highlight' },
  recommendations: { highlightClass: RING.around, variant: 'highlight' },
  relevance: { highlightClass: RING.around, variant: 'highlight' },
  settings: { highlightClass: RING.around, variant: 'highlight' },
  ready: { highlightClass: RING.around, variant: 'default' },
};

export function describeTutorialStep(id: TutorialStepId): TutorialStep {
  const isLast = TUTORIAL_STEPS.at(-1)?.id === id;
  return {
    id,
    ...tutorialCopy.steps[id],
    ...LOOKS[id],
    waitTime: isLast ? 0 : selectTutorialDelay(id, DELAYS),
    onFinish: isLast ? 'complete-onboarding' : 'advance',
  };
}

/** 'Step 2 of 7' */
export function describeTutorialProgress({ index }: Pick<Tutorial, 'index'>): string {
  const { step, of } = tutorialCopy.progress;
  return `${step} ${index + 1} ${of} ${TUTORIAL_STEPS.length}`;
}
