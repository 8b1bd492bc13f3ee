'use client';

import { X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { Button, ButtonLink, IconButton } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Elements } from '@/components/ui/elements';
import { Progress } from '@/components/ui/progress';
import { reloadAfterLoss } from '@/lib/browser/load-when-possible';
import { readStored, writeStored } from '@/lib/browser/storage';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { readPersonaUrl } from '@/lib/personalization/decide-variant';
import {
  parseOnboardingMemory,
  shouldOfferHelp,
  type OnboardingMemory,
} from '@/lib/personalization/onboarding';
import { readQuery } from '@/lib/personalization/read-query';
import { cn } from '@/lib/utils';
import {
  describeProgress,
  focusAfter,
  HELP_TITLE_ID,
  PROGRESS_TEXT_ID,
  showOnArrival,
  STEP_TITLE_ID,
  type OnboardingActionType,
  type OnboardingViewProps,
} from './onboarding-view';

/** Loads later steps when 'Next' is hovered or focused. `tutorial` is the help card's link to the tutorial. */
export function OnboardingPanel({ tutorial }: { tutorial: Elements }) {
  const { persona, onboarding } = useSession('persona', 'onboarding');
  const { dispatchOnboarding } = usePersonalizationActions();
  const [helpDeclined, setHelpDeclined] = useState(false);
  const { Steps, hasFailed, preload, loadSteps } = useOnboardingSteps();
  const { isVisible, completed, skippedSteps } = onboarding;

  useOnboardingMemory({ hidden: !isVisible, skippedSteps, helpDeclined }, (memory) => {
    dispatchOnboarding({ type: 'onboarding-restored', memory });
    setHelpDeclined(memory.helpDeclined);
  });
  useShownAgain(isVisible);
  // Reopening the panel may offer help again.
  if (isVisible && helpDeclined) setHelpDeclined(false);

  const move = (type: OnboardingActionType) => focusAfter(() => dispatchOnboarding({ type }));

  function start() {
    void loadSteps((show) => {
      if (!document.getElementById(STEP_TITLE_ID)) return;
      focusAfter(() => {
        show();
        dispatchOnboarding({ type: 'onboarding-next' });
      });
    });
  }

  const view = { progress: describeProgress(onboarding, persona), onMove: move };
  const isHelpOffered =
    !isVisible && !completed && !helpDeclined && shouldOfferHelp(persona.visitor, onboarding);
  return (
    <>
      {isVisible ? (
        <section
          aria-label={onboardingWelcome.label}
          data-slot="onboarding-panel"
          data-trail="guide"
          data-segment={persona.segment}
          data-scripted
          data-step={onboarding.step}
          className={cn('relative', onboarding.step === 1 ? undefined : '@container/onboarding')}
        >
          {Steps && onboarding.step !== 1 ? (
            <Steps {...view} />
          ) : (
            <OnboardingWelcome {...view} hasFailed={hasFailed} onPreload={preload} onStart={start} />
          )}
        </section>
      ) : null}
      {isVisible || isHelpOffered ? (
        <OnboardingHelp
          isOffered={isHelpOffered}
          tutorial={tutorial}
          onDecline={() => focusAfter(() => setHelpDeclined(true))}
        />
      ) : null}
    </>
  );
}

const load = () => import('./onboarding-steps').then((loaded) => loaded.OnboardingSteps);

function useOnboardingSteps() {
  const [Steps, setSteps] = useState<ComponentType<OnboardingViewProps> | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function loadSteps(onLoaded: (show: () => void) => void) {
    if (state === 'loading') return;
    setState('loading');
    try {
      const Loaded = await load();
      setState('idle');
      onLoaded(() => setSteps(() => Loaded));
    } catch {
      reloadAfterLoss(state === 'failed');
      setState('failed');
      announce(onboardingWelcome.loadFailed);
    }
  }

  return {
    Steps,
    hasFailed: state === 'failed',
    preload: () => void load().catch(() => undefined),
    loadSteps,
  };
}

const KEY = 'onboarding';

function showPanel(): void {
  delete document.documentElement.dataset.onboarding;
}

/** The boot script hides the panel by the same key before the first paint; React takes over after hydration. */
function useOnboardingMemory(memory: OnboardingMemory, restore: (stored: OnboardingMemory) => void) {
  const text = JSON.stringify(memory);
  const storedText = useRef<string | null>(null);

  const restoreStored = useEffectEvent(() => {
    // A link to a new visitor's page shows the panel, as in the boot script.
    if (readPersonaUrl(readQuery(window.location.search)).visitor === 'new') return;
    const stored = readStored('session', KEY);
    if (stored === null) return;
    const memory = parseOnboardingMemory(stored);
    restore(memory);
    if (!memory.hidden) showPanel();
  });

  useLayoutEffect(() => {
    if (storedText.current === null) restoreStored();
    else if (storedText.current !== text) {
      writeStored('session', KEY, text);
      showPanel();
    }
    storedText.current = text;
  }, [text]);
}

/** A visitor who switches to new sees the panel, whichever way they came. */
function useShownAgain(isVisible: boolean): void {
  const wasVisible = useRef(isVisible);
  useLayoutEffect(() => {
    if (isVisible && !wasVisible.current) showOnArrival();
    wasVisible.current = isVisible;
  }, [isVisible]);
}

const { title, loadFailed, buttons, progress: progressCopy } = onboardingWelcome;

type OnboardingWelcomeProps = OnboardingViewProps & {
  hasFailed: boolean;
  onPreload: () => void;
  onStart: () => void;
};

function OnboardingWelcome({ progress, hasFailed, onMove, onPreload, onStart }: OnboardingWelcomeProps) {
  return (
    <>
      <div className="flex h-full min-h-11 items-center">
        <div className="min-w-0 flex-1">
          <p
            id={STEP_TITLE_ID}
            tabIndex={-1}
            aria-describedby={PROGRESS_TEXT_ID}
            className="onboarding-title text-sm leading-tight md:mr-2 md:text-base"
          >
            {title}
          </p>
          {hasFailed ? (
            <p className="text-caption leading-tight text-muted-foreground">{loadFailed}</p>
          ) : null}
          <span id={PROGRESS_TEXT_ID} className="sr-only">
            {progress.text}
          </span>
        </div>
        <Button
          variant="ghost"
          onClick={onStart}
          onPointerEnter={onPreload}
          onFocus={onPreload}
          className="px-1.5! text-primary underline underline-offset-4 md:px-3!"
        >
          {buttons.next}
        </Button>
        <Button variant="ghost" onClick={() => onMove('onboarding-skipped')} className="px-3! max-md:hidden">
          {buttons.skip}
        </Button>
        <IconButton
          icon={X}
          label={buttons.close}
          onClick={() => onMove('onboarding-closed')}
          className="-mr-2.5 md:mr-0"
        />
      </div>
      <Progress
        value={progress.percent}
        max={100}
        aria-label={progressCopy.label}
        className="absolute inset-x-0 bottom-0 h-[3px] rounded-none"
      />
    </>
  );
}

type OnboardingHelpProps = { isOffered: boolean; tutorial: Elements; onDecline: () => void };

/** Replaces the panel. Also rendered while hidden, so that the boot script can show it in the first paint. */
function OnboardingHelp({ isOffered, tutorial, onDecline }: OnboardingHelpProps) {
  const { heading, text, support, decline } = onboardingWelcome.help;
  return (
    <div
      role="region"
      aria-labelledby={HELP_TITLE_ID}
      data-slot="onboarding-help"
      data-trail="guide"
      data-scripted
      hidden={!isOffered}
      className="@container/onboarding"
    >
      <Container className="flex flex-wrap items-center gap-x-2 gap-y-2 py-2.5">
        <div className="min-w-0 flex-1">
          <p id={HELP_TITLE_ID} tabIndex={-1} className="onboarding-title text-base leading-tight">
            {heading}
          </p>
          <p className="text-caption leading-tight text-muted-foreground">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2 @max-2xl/onboarding:order-last @max-2xl/onboarding:basis-full">
          {tutorial}
          <ButtonLink href={support.href} variant="secondary" className="px-4!">
            {support.label}
          </ButtonLink>
        </div>
        <Button variant="ghost" onClick={onDecline} className="-mr-3 px-3!">
          {decline}
        </Button>
      </Container>
    </div>
  );
}
