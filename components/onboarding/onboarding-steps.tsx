'use client';

import { X } from 'lucide-react';
import type { ComponentType, FormEvent } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Progress } from '@/components/ui/progress';
import { Why } from '@/components/ui/why';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { selectSegmentForGoal } from '@/lib/personalization/goals';
import {
  canContinueOnboarding,
  LAST_ONBOARDING_STEP,
  selectOnboardingPath,
  type OnboardingStep,
} from '@/lib/personalization/onboarding-panel';
import { focusAfter, PROGRESS_TEXT_ID } from './focus-after';
import { GoalStep } from './goal-step';
import { OnboardingWay } from './onboarding-way';
import type { OnboardingViewProps } from './onboarding-view';
import { ProfileStep } from './profile-step';
import { ReadyStep } from './ready-step';
import { StepIntroduction } from './step-introduction';
import { TakeTheTour } from './take-the-tour';
import { BusinessGoalStep, IntegrationStep } from './topic-steps';

const { previous, finish } = onboardingCopy.buttons;
const { next, skip, close } = onboardingWelcome.buttons;

type LaterStep = Exclude<OnboardingStep, 1>;

const BODIES: Record<LaterStep, ComponentType> = {
  2: GoalStep,
  3: ProfileStep,
  4: IntegrationStep,
  5: BusinessGoalStep,
  6: ReadyStep,
};

/** The steps behind the first: the way and the progress, the step's words and fields, and what to do next. */
export function OnboardingSteps({ progress, onMove }: OnboardingViewProps) {
  const { persona, onboarding } = useSession('persona', 'onboarding');
  const { completeOnboarding } = usePersonalizationActions();
  const { step, goal } = onboarding;
  if (step === 1) return null;
  const Body = BODIES[step];
  const path = selectOnboardingPath(persona).reason;
  const isLast = step === LAST_ONBOARDING_STEP;

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (isLast) focusAfter(completeOnboarding);
    else onMove('onboarding-next');
  }

  return (
    <form onSubmit={goOn} noValidate>
      <Container className="pt-3 pb-5">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-h-11 flex-wrap items-center gap-x-8 gap-y-1 py-1.5">
            <OnboardingWay />
            <p id={PROGRESS_TEXT_ID} className="text-caption text-muted-foreground tabular-nums">
              {progress.text}
            </p>
          </div>
          <Button
            variant="ghost"
            size="icon"
            aria-label={close}
            onClick={() => onMove('onboarding-closed')}
            className="-mr-2.5"
          >
            <X aria-hidden="true" />
          </Button>
        </div>
        <Progress value={progress.percent} max={100} aria-label={onboardingWelcome.progress.label} />
        <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-6 @4xl/onboarding:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <StepIntroduction step={step} />
          <Body />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-2">
          <Button variant="secondary" onClick={() => onMove('onboarding-previous')}>
            {previous}
          </Button>
          <Button type="submit" disabled={!canContinueOnboarding(onboarding)}>
            {isLast ? finish : next}
          </Button>
          <Button variant="ghost" onClick={() => onMove('onboarding-skipped')} className="px-4!">
            {skip}
          </Button>
          <TakeTheTour
            variant="ghost"
            className="px-4! @max-md/onboarding:-ml-4 @lg/onboarding:-mr-4 @lg/onboarding:ml-auto"
          />
        </div>
        <Why
          label={onboardingWelcome.label}
          reasons={goal ? [path, selectSegmentForGoal(goal).reason] : [path]}
          className="mt-2 -mb-3"
        />
      </Container>
    </form>
  );
}
