import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Progress } from '@/components/ui/progress';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { PROGRESS_TEXT_ID, STEP_TITLE_ID } from './focus-after';
import type { OnboardingViewProps } from './onboarding-view';
import { TakeTheTour } from './take-the-tour';

const { title, text, loadFailed, buttons, progress: progressCopy } = onboardingWelcome;

type OnboardingWelcomeProps = OnboardingViewProps & {
  hasFailed: boolean;
  /** Somebody is about to press 'Next'. */
  onAim: () => void;
  onStart: () => void;
};

/** The first step: one calm row, so that the hero stays in view. */
export function OnboardingWelcome({ progress, hasFailed, onMove, onAim, onStart }: OnboardingWelcomeProps) {
  return (
    <>
      <Container className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 @2xl/onboarding:gap-x-6">
        <div className="min-w-0 flex-1 basis-32">
          <p
            id={STEP_TITLE_ID}
            tabIndex={-1}
            aria-describedby={PROGRESS_TEXT_ID}
            className="onboarding-title text-base leading-snug"
          >
            {title}
          </p>
          <p className="text-caption leading-snug text-muted-foreground">{hasFailed ? loadFailed : text}</p>
          <span id={PROGRESS_TEXT_ID} className="sr-only">
            {progress.text}
          </span>
        </div>
        <div className="-mr-2.5 flex flex-wrap items-center gap-0.5 @2xl/onboarding:gap-1.5">
          <Button onClick={onStart} onPointerEnter={onAim} onFocus={onAim} className="px-4!">
            {buttons.next}
          </Button>
          <Button variant="ghost" onClick={() => onMove('onboarding-skipped')} className="px-2.5!">
            {buttons.skip}
          </Button>
          <TakeTheTour variant="ghost" className="px-2.5! @max-2xl/onboarding:hidden" />
          <Button
            variant="ghost"
            size="icon"
            aria-label={buttons.close}
            onClick={() => onMove('onboarding-closed')}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      </Container>
      <Progress
        value={progress.percent}
        max={100}
        aria-label={progressCopy.label}
        className="h-[3px] rounded-none"
      />
    </>
  );
}
