import { useSitePath } from '@/components/hooks/use-site-path';
import { ButtonLink } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { tutorialCopy } from '@/lib/content/tutorial';
import { PersonaChoice } from './persona-choice';
import type { TutorialStep } from './tutorial-step-view';

const { absent } = tutorialCopy;

/** The step's title takes the focus when the tutorial opens; with it, all of the step is said in one go. */
export const TUTORIAL_TITLE_ID = 'tutorial-step-title';
export const TUTORIAL_PROGRESS_ID = 'tutorial-progress';
export const TUTORIAL_GUIDE_ID = 'tutorial-guide';
const DESCRIPTION_ID = 'tutorial-step-description';

type TutorialStepPanelProps = {
  step: TutorialStep;
  isOnPage: boolean;
  /** Which step Next goes on from, when this one is looked at out of turn. */
  lookingFrom: number | null;
  /** The switches; only the settings tab has them. */
  settings: Elements;
};

export function TutorialStepPanel({ step, isOnPage, lookingFrom, settings }: TutorialStepPanelProps) {
  const path = useSitePath();
  return (
    <>
      <h3
        id={TUTORIAL_TITLE_ID}
        tabIndex={-1}
        aria-describedby={`${TUTORIAL_PROGRESS_ID} ${DESCRIPTION_ID} ${TUTORIAL_GUIDE_ID}`}
        className="text-lg leading-snug"
      >
        {step.title}
      </h3>
      <div id={DESCRIPTION_ID} className="mt-1 text-[0.9375rem] text-muted-foreground">
        <p>{step.description}</p>
        {lookingFrom === null ? null : (
          <p className="mt-2">{`${tutorialCopy.lookingAround} ${lookingFrom}.`}</p>
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
      {step.id === 'segments' ? <PersonaChoice of="segment" /> : null}
      {step.id === 'behavior' ? <PersonaChoice of="cluster" /> : null}
      {settings}
    </>
  );
}
