'use client';

import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useRootMark } from '@/components/hooks/use-root-mark';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { GuideBubble } from '@/components/ui/guide-bubble';
import { Progress } from '@/components/ui/progress';
import { Tabs } from '@/components/ui/tabs';
import { tutorialCopy } from '@/lib/content/tutorial';
import {
  currentTutorialStep,
  selectShownTutorialStep,
  TUTORIAL_STEPS,
  TUTORIAL_TABS,
} from '@/lib/personalization/tutorial';
import { endTutorial, putTutorialAway } from './leave-tutorial';
import { TutorialControls } from './tutorial-controls';
import {
  TUTORIAL_GUIDE_ID,
  TUTORIAL_PROGRESS_ID,
  TUTORIAL_TITLE_ID,
  TutorialStepPanel,
} from './tutorial-step-panel';
import { describeTutorialProgress, describeTutorialStep } from './tutorial-step-view';
import { keepTutorial } from './tutorial-keeper';
import type { TutorialOpening } from './tutorial-switch';
import { useLeaveKey } from './use-leave-key';
import { useStepTarget } from './use-step-target';
import { useStepVoice } from './use-step-voice';
import { useTutorial } from './use-tutorial';

const { title, tabsLabel, tabs, buttons, progress } = tutorialCopy;
const TITLE_ID = 'tutorial-title';

export type TutorialCardProps = { opening: TutorialOpening; settings: Elements };

/** The interactive tutorial: a card beside the page, not over it, that points at the page's own elements. */
export function TutorialCard({ opening, settings }: TutorialCardProps) {
  const { persona, chatbotOpen } = useSession('persona', 'chatbotOpen');
  const { completeOnboarding } = usePersonalizationActions();
  const { tutorial, move } = useTutorial(() => endTutorial(opening, completeOnboarding));
  const cardRef = useRef<HTMLDivElement>(null);
  const current = currentTutorialStep(tutorial);
  const step = describeTutorialStep(selectShownTutorialStep(tutorial));
  const isOnPage = useStepTarget({ step, cardRef });
  useStepVoice({ tutorial, step, isOnPage, opening });
  useLeaveKey(cardRef, leave);
  useRootMark('tutorial', true);

  useEffect(() => {
    if (cardRef.current) cardRef.current.scrollTop = 0;
  }, [step.id]);

  function leave() {
    keepTutorial(tutorial, false);
    putTutorialAway(opening);
  }

  const lookingFrom = step.id === current ? null : tutorial.index + 1;
  return (
    <div
      ref={cardRef}
      role="dialog"
      aria-labelledby={TITLE_ID}
      data-slot="tutorial"
      data-trail="ignored"
      data-segment={persona.segment}
      data-side={chatbotOpen ? 'left' : 'right'}
      className="tutorial-card"
    >
      <div className="flex flex-wrap items-center gap-x-3 pt-1.5 pr-1.5 pb-1 pl-4">
        <h2 id={TITLE_ID} className="min-w-0 flex-1 basis-32 text-base leading-tight">
          {title}
        </h2>
        <p id={TUTORIAL_PROGRESS_ID} className="text-caption text-muted-foreground tabular-nums">
          {`${describeTutorialProgress(tutorial)}${tutorial.done.includes(current) ? ` · ${progress.done}` : ''}`}
        </p>
        <Button variant="ghost" size="icon" aria-label={buttons.close} onClick={leave} className="ml-auto">
          <X aria-hidden="true" />
        </Button>
      </div>
      <Progress
        value={tutorial.index + 1}
        max={TUTORIAL_STEPS.length}
        aria-label={progress.label}
        className="h-[3px] rounded-none"
      />
      <Tabs
        label={tabsLabel}
        value={tutorial.tab}
        onValueChange={(id) => {
          const tab = TUTORIAL_TABS.find((known) => known === id);
          if (tab) move({ type: 'tab-chosen', tab });
        }}
        items={TUTORIAL_TABS.map((tab) => ({
          id: tab,
          label: tabs[tab],
          content:
            tab === tutorial.tab ? (
              <TutorialStepPanel
                step={step}
                isOnPage={isOnPage}
                lookingFrom={lookingFrom}
                settings={tab === 'settings' ? settings : null}
              />
            ) : null,
        }))}
      />
      <div className="mt-4 px-4">
        <GuideBubble
          message={step.guideMessage}
          variant={isOnPage ? step.variant : 'default'}
          messageId={TUTORIAL_GUIDE_ID}
          onDismiss={() => document.getElementById(TUTORIAL_TITLE_ID)?.focus({ preventScroll: true })}
        />
      </div>
      <TutorialControls tutorial={tutorial} onFinish={describeTutorialStep(current).onFinish} onMove={move} />
    </div>
  );
}
