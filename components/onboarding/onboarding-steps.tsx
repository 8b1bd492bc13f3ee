'use client';

import { Check, Code, Lightbulb, TrendingUp, X, type LucideIcon } from 'lucide-react';
import { useId, type ComponentType, type FormEvent } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button, IconButton } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { GuideBubble } from '@/components/ui/guide-bubble';
import { Progress } from '@/components/ui/progress';
import { Why } from '@/components/ui/why';
import { TYPING_ONBOARDING_GUIDE_MS } from '@/lib/config/timings';
import { onboardingCopy } from '@/lib/content/onboarding';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import {
  canContinueOnboarding,
  LAST_ONBOARDING_STEP,
  selectOnboardingPath,
  selectSegmentForGoal,
  selectFullPath,
  type OnboardingStep,
} from '@/lib/personalization/onboarding';
import { GOAL_IDS, type GoalId } from '@/lib/personalization/rules/onboarding';
import { BUSINESS_GOAL_IDS, INTEGRATION_TOPIC_IDS } from '@/lib/personalization/profile';
import { cn } from '@/lib/utils';
import { focusAfter, PROGRESS_TEXT_ID, STEP_TITLE_ID, type OnboardingViewProps } from './onboarding-view';
import { ProfileStep, changeProfile, useProfile } from './profile-step';
import { ReadyStep } from './ready-step';
import { TakeTheTour } from './onboarding-buttons';

const { integration, businessGoals } = onboardingCopy;

function IntegrationStep() {
  const { integrationTopic } = useProfile();
  return (
    <ChoiceCards
      legend={integration.legend}
      choices={INTEGRATION_TOPIC_IDS.map((id) => ({ id, ...integration.options[id] }))}
      value={integrationTopic}
      onChoose={(id) => changeProfile({ integrationTopic: id })}
    />
  );
}

function BusinessGoalStep() {
  const { businessGoal } = useProfile();
  return (
    <ChoiceCards
      legend={businessGoals.legend}
      choices={BUSINESS_GOAL_IDS.map((id) => ({ id, ...businessGoals.options[id] }))}
      value={businessGoal}
      onChoose={(id) => changeProfile({ businessGoal: id })}
    />
  );
}

const { legend, hint, options } = onboardingCopy.goals;

const icons: Record<(typeof options)[GoalId]['icon'], LucideIcon> = {
  code: Code,
  lightbulb: Lightbulb,
  'trending-up': TrendingUp,
};

function GoalStep() {
  const { onboarding } = useSession('onboarding');
  const { chooseGoal } = usePersonalizationActions();
  const choices = GOAL_IDS.map((id) => {
    const Drawing = icons[options[id].icon];
    const { title, description } = options[id];
    return { id, label: title, description, icon: <Drawing aria-hidden="true" /> };
  });
  return (
    <ChoiceCards
      legend={legend}
      hint={hint}
      choices={choices}
      value={onboarding.goal}
      onChoose={chooseGoal}
    />
  );
}

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

export function OnboardingSteps({ progress, onMove }: OnboardingViewProps) {
  const { persona, onboarding } = useSession('persona', 'onboarding');
  const { completeOnboarding } = usePersonalizationActions();
  const { step, goal } = onboarding;
  if (step === 1) return null;
  const Body = BODIES[step];
  const path = selectOnboardingPath(persona).reason;
  const isLast = step === LAST_ONBOARDING_STEP;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLast) focusAfter(completeOnboarding);
    else onMove('onboarding-next');
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Container className="pt-3 pb-5">
        <div className="flex items-start justify-between gap-4">
          <div className="flex min-h-11 flex-wrap items-center gap-x-8 gap-y-1 py-1.5">
            <OnboardingPath />
            <p id={PROGRESS_TEXT_ID} className="text-caption text-muted-foreground tabular-nums">
              {progress.text}
            </p>
          </div>
          <IconButton
            icon={X}
            label={close}
            onClick={() => onMove('onboarding-closed')}
            className="-mr-2.5"
          />
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
          <Why
            label={onboardingWelcome.label}
            reasons={goal ? [path, selectSegmentForGoal(goal).reason] : [path]}
          />
        </div>
      </Container>
    </form>
  );
}

function nameOf(step: OnboardingStep): string {
  return step === 1 ? onboardingWelcome.name : onboardingCopy.steps[step].name;
}

function OnboardingPath() {
  const { persona, onboarding } = useSession('persona', 'onboarding');
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {selectFullPath(onboarding, persona).map((step) => {
        const isBehind = onboarding.stepsBehind.includes(step);
        const isCurrent = step === onboarding.step;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2',
              isCurrent ? 'font-semibold text-foreground' : 'text-muted-foreground',
            )}
          >
            {isBehind ? <Check aria-hidden="true" className="size-4 text-success" /> : null}
            <span>{nameOf(step)}</span>
          </li>
        );
      })}
    </ol>
  );
}

const GUIDE_TEXT_ID = 'onboarding-guide';

/** The focused title is described by progress and guide, so that one announcement reads all three. */
function StepIntroduction({ step }: { step: Exclude<OnboardingStep, 1> }) {
  const name = useProfile().name.trim();
  const { title, text, guideMessage } = onboardingCopy.steps[step];
  return (
    <div className="min-w-0">
      <h2
        id={STEP_TITLE_ID}
        tabIndex={-1}
        aria-describedby={`${PROGRESS_TEXT_ID} ${GUIDE_TEXT_ID}`}
        className="text-title leading-tight"
      >
        {step === LAST_ONBOARDING_STEP && name ? `${title}, ${name}` : title}
      </h2>
      <p className="mt-2 mb-4 text-muted-foreground">{text}</p>
      <GuideBubble
        message={guideMessage}
        variant="compact"
        msPerCharacter={TYPING_ONBOARDING_GUIDE_MS}
        messageId={GUIDE_TEXT_ID}
        onDismiss={() => document.getElementById(STEP_TITLE_ID)?.focus()}
      />
    </div>
  );
}

type Choice<Id extends string> = { id: Id; label: string; description: string; icon?: Elements };

type ChoiceCardsProps<Id extends string> = {
  legend: string;
  hint?: string;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChoose: (id: Id) => void;
};

function ChoiceCards<Id extends string>({ legend, hint, choices, value, onChoose }: ChoiceCardsProps<Id>) {
  const baseId = useId();
  return (
    <fieldset aria-describedby={hint ? `${baseId}-hint` : undefined} className="min-w-0">
      <legend className="font-medium">{legend}</legend>
      {hint ? (
        <p id={`${baseId}-hint`} className="text-caption text-muted-foreground">
          {hint}
        </p>
      ) : null}
      <div className="mt-3 grid gap-3 @lg/onboarding:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
        {choices.map(({ id, label, description, icon }: Choice<Id>) => (
          <label
            key={id}
            className="flex items-start gap-3 rounded-card border border-border-strong bg-surface p-4 transition-colors hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
          >
            <input
              type="radio"
              name={baseId}
              value={id}
              id={`${baseId}-${id}`}
              checked={id === value}
              onChange={() => onChoose(id)}
              aria-labelledby={`${baseId}-${id}-label`}
              aria-describedby={`${baseId}-${id}-description`}
              className="mt-1 size-4 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-medium [&_svg]:size-[1.125em] [&_svg]:shrink-0 [&_svg]:text-accent">
                {icon}
                <span id={`${baseId}-${id}-label`}>{label}</span>
              </span>
              <span id={`${baseId}-${id}-description`} className="mt-1 block text-sm text-muted-foreground">
                {description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
