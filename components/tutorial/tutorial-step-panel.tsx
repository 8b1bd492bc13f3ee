import { useId } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { usePersonaChoices, type PersonaField } from '@/components/personalization/use-persona-choices';
import { ButtonLink } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { TUTORIAL_STEP_DELAY_MS, TUTORIAL_WELCOME_DELAY_MS } from '@/lib/config/timings';
import { tutorialCopy, type TutorialStepCopy } from '@/lib/content/tutorial';
import {
  selectTutorialDelay,
  TUTORIAL_STEPS,
  type Tutorial,
  type TutorialStepId,
} from '@/lib/personalization/tutorial';

/** Spec §3. `waitTime` is the pause in milliseconds between Next and `onFinish`. */
export type TutorialStep = TutorialStepCopy & {
  id: TutorialStepId;
  highlightClass: string;
  variant: 'default' | 'highlight';
  waitTime: number;
  onFinish: 'advance' | 'complete-onboarding';
};

const DELAYS = { welcome: TUTORIAL_WELCOME_DELAY_MS, standard: TUTORIAL_STEP_DELAY_MS };

/** `inside` is for selectors that touch the window's edge, where an outer ring would be clipped. */
const RING = { around: 'tutorial-highlight', inside: 'tutorial-highlight-inside' } as const;

const HIGHLIGHTS: Record<TutorialStepId, Pick<TutorialStep, 'highlightClass' | 'variant'>> = {
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
    ...HIGHLIGHTS[id],
    waitTime: isLast ? 0 : selectTutorialDelay(id, DELAYS),
    onFinish: isLast ? 'complete-onboarding' : 'advance',
  };
}

export function describeTutorialProgress({ index }: Pick<Tutorial, 'index'>): string {
  const { step, of } = tutorialCopy.progress;
  return `${step} ${index + 1} ${of} ${TUTORIAL_STEPS.length}`;
}

const { absent } = tutorialCopy;

/** The focused title is described by the whole step, so that one announcement reads it. */
export const TUTORIAL_TITLE_ID = 'tutorial-step-title';

export const TUTORIAL_PROGRESS_ID = 'tutorial-progress';
export const TUTORIAL_GUIDE_ID = 'tutorial-guide';
const DESCRIPTION_ID = 'tutorial-step-description';

type TutorialStepPanelProps = {
  step: TutorialStep;
  isOnPage: boolean;
  returnStep: number | null;
  settings: Elements;
};

export function TutorialStepPanel({ step, isOnPage, returnStep, settings }: TutorialStepPanelProps) {
  const path = useSitePath();
  return (
    <>
      <h3
        id={TUTORIAL_TITLE_ID}
        tabIndex={-1}
        aria-describedby={`${TUTORIAL_PROGRESS_ID} ${DESCRIPTION_ID} ${TUTORIAL_GUIDE_ID}`}
        className="text-base leading-tight"
      >
        {step.title}
      </h3>
      <div id={DESCRIPTION_ID} className="mt-1 text-sm text-muted-foreground">
        <p>{step.description}</p>
        {returnStep === null ? null : (
          <p className="mt-2">{`${tutorialCopy.lookingAround} ${returnStep}.`}</p>
        )}
        {isOnPage ? null : (
          <p data-slot="tutorial-absent" className="mt-2 border-l-3 border-border-strong pl-3">
            {absent.text}
          </p>
        )}
      </div>
      {isOnPage || path === absent.link.href ? null : (
        <ButtonLink href={absent.link.href} variant="secondary" size="sm" className="mt-2 min-h-11">
          {absent.link.label}
        </ButtonLink>
      )}
      {step.id === 'segments' ? <PersonaChoice field="segment" /> : null}
      {step.id === 'behavior' ? <PersonaChoice field="cluster" /> : null}
      {settings}
    </>
  );
}

function PersonaChoice({ field }: { field: PersonaField }) {
  const { label, options, value, onValueChange } = usePersonaChoices()(field);
  const name = useId();
  return (
    <fieldset data-slot="tutorial-choice" className="mt-3 min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-border-strong bg-surface px-3 text-sm font-medium hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="size-4 shrink-0 accent-primary"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
