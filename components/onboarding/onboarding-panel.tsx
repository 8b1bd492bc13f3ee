'use client';

import { useState } from 'react';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import type { Elements } from '@/components/ui/elements';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { shouldOfferHelp } from '@/lib/personalization/onboarding-panel';
import { describeProgress } from './describe-progress';
import { focusAfter, STEP_TITLE_ID } from './focus-after';
import { OnboardingHelp } from './onboarding-help';
import type { OnboardingMove } from './onboarding-view';
import { OnboardingWelcome } from './onboarding-welcome';
import { useOnboardingMemory } from './use-onboarding-memory';
import { useOnboardingSteps } from './use-onboarding-steps';

/**
 * What the layout shows a new visitor above the content, in the page flow. Everything behind the first step arrives
 * when somebody aims at 'Next'. `tutorial` is the help card's way into the interactive tutorial.
 */
export function OnboardingPanel({ tutorial }: { tutorial: Elements }) {
  const { persona, onboarding } = useSession('persona', 'onboarding');
  const { moveOnboarding } = usePersonalizationActions();
  const [helpDeclined, setHelpDeclined] = useState(false);
  const { Steps, hasFailed, preload, withSteps } = useOnboardingSteps();
  const { shown, completed, skippedSteps } = onboarding;

  useOnboardingMemory({ hidden: !shown, skippedSteps, helpDeclined }, (memory) => {
    moveOnboarding({ type: 'onboarding-restored', memory });
    setHelpDeclined(memory.helpDeclined);
  });
  // Whoever opens the panel again may be offered help again.
  if (shown && helpDeclined) setHelpDeclined(false);

  const move = (type: OnboardingMove) => focusAfter(() => moveOnboarding({ type }));

  function start() {
    void withSteps((show) => {
      // The visitor may have closed the panel meanwhile.
      if (!document.getElementById(STEP_TITLE_ID)) return;
      focusAfter(() => {
        show();
        moveOnboarding({ type: 'onboarding-next' });
      });
    });
  }

  const view = { progress: describeProgress(onboarding, persona), onMove: move };
  const isHelpOffered = !shown && !completed && !helpDeclined && shouldOfferHelp(persona.visitor, onboarding);
  return (
    <>
      {shown ? (
        <section
          aria-label={onboardingWelcome.label}
          data-slot="onboarding-panel"
          data-segment={persona.segment}
          data-scripted
          data-trail="ignored"
          className="@container/onboarding border-b bg-surface"
        >
          {Steps && onboarding.step !== 1 ? (
            <Steps {...view} />
          ) : (
            <OnboardingWelcome {...view} hasFailed={hasFailed} onAim={preload} onStart={start} />
          )}
        </section>
      ) : null}
      {shown || isHelpOffered ? (
        <OnboardingHelp
          isOffered={isHelpOffered}
          tutorial={tutorial}
          onDecline={() => focusAfter(() => setHelpDeclined(true))}
        />
      ) : null}
    </>
  );
}
