'use client';

import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { usePersonalizationActions, useSession } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { Button, IconButton } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { GuideBubble } from '@/components/ui/guide-bubble';
import { Progress } from '@/components/ui/progress';
import { Tabs } from '@/components/ui/tabs';
import { tutorialCopy } from '@/lib/content/tutorial';
import {
  currentTutorialStep,
  reduceTutorial,
  selectShownTutorialStep,
  TUTORIAL_START,
  TUTORIAL_STEPS,
  TUTORIAL_TABS,
  type Tutorial,
  type TutorialAction,
} from '@/lib/personalization/tutorial';
import { readTutorialMemory, storeTutorial } from './tutorial-host';
import {
  describeTutorialProgress,
  describeTutorialStep,
  TUTORIAL_GUIDE_ID,
  TUTORIAL_PROGRESS_ID,
  TUTORIAL_TITLE_ID,
  TutorialStepPanel,
  type TutorialStep,
} from './tutorial-step-panel';
import { closeTutorial, type TutorialOpening } from './tutorial-store';
import { useStepTarget } from './use-step-target';

const { title, tabsLabel, tabs, buttons, progress } = tutorialCopy;
const TITLE_ID = 'tutorial-title';

export type TutorialCardProps = { opening: TutorialOpening; settings: Elements };

export function TutorialCard({ opening, settings }: TutorialCardProps) {
  const { persona, chatbotOpen } = useSession('persona', 'chatbotOpen');
  const { completeOnboarding } = usePersonalizationActions();
  const { tutorial, move } = useTutorial(() => endTutorial(opening, completeOnboarding));
  const cardRef = useRef<HTMLDivElement>(null);
  const current = currentTutorialStep(tutorial);
  const step = describeTutorialStep(selectShownTutorialStep(tutorial));
  const isOnPage = useStepTarget({ step, cardRef });
  useStepAnnouncement({ tutorial, step, isOnPage, opening });
  useRootAttribute('tutorial', true);

  useEffect(() => {
    if (cardRef.current) cardRef.current.scrollTop = 0;
  }, [step.id]);

  function pause() {
    storeTutorial(tutorial, false);
    leavePausedTutorial(opening);
  }

  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const focused = document.activeElement;
    const hasNoFocus = focused === null || focused === document.body || focused.matches('main');
    if (!hasNoFocus && !cardRef.current?.contains(focused)) return;
    event.preventDefault();
    pause();
  });

  const returnStep = step.id === current ? null : tutorial.index + 1;
  return (
    <div
      ref={cardRef}
      role="dialog"
      aria-labelledby={TITLE_ID}
      data-slot="tutorial"
      data-trail="guide"
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
        <IconButton icon={X} label={buttons.close} onClick={pause} className="ml-auto" />
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
                returnStep={returnStep}
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

function useTutorial(onFinished: () => void) {
  const [tutorial, setTutorial] = useState(() => readTutorialMemory().tutorial);
  const { status } = tutorial;
  const { waitTime } = describeTutorialStep(currentTutorialStep(tutorial));

  useEffect(() => {
    if (status !== 'finished') storeTutorial(tutorial, true);
  }, [status, tutorial]);

  useEffect(() => {
    if (status !== 'advancing') return;
    const timer = setTimeout(
      () => setTutorial((current) => reduceTutorial(current, { type: 'advanced' })),
      waitTime,
    );
    return () => clearTimeout(timer);
  }, [status, waitTime]);

  function move(action: TutorialAction) {
    const next = reduceTutorial(tutorial, action);
    setTutorial(next);
    if (next.status !== 'finished') return;
    storeTutorial(TUTORIAL_START, false);
    onFinished();
  }

  return { tutorial, move };
}

const findMain = () => document.querySelector('main');

/** Paused: returns the focus to the opener, or to the page if that is gone. */
function leavePausedTutorial({ openerId }: TutorialOpening): void {
  const opener = openerId === null ? null : document.getElementById(openerId);
  (opener ?? findMain())?.focus({ preventScroll: true });
  closeTutorial();
}

/** Finished: focuses only a button on the page, because the help card disappears with the onboarding. */
function endTutorial({ openerId }: TutorialOpening, completeOnboarding: () => void): void {
  const opener = openerId === null ? null : document.getElementById(openerId);
  const main = findMain();
  (main?.contains(opener) ? opener : main)?.focus({ preventScroll: true });
  completeOnboarding();
  closeTutorial();
}

type StepAnnouncement = {
  tutorial: Tutorial;
  step: TutorialStep;
  isOnPage: boolean;
  opening: TutorialOpening;
};

/** Announces each step once: by focus if the visitor opened it, otherwise by the live region. */
function useStepAnnouncement({ tutorial, step, isOnPage, opening }: StepAnnouncement): void {
  const announcedIndex = useRef(-1);

  const announceStep = useEffectEvent(() => {
    const progress = describeTutorialProgress(tutorial);
    const absent = isOnPage ? [] : [tutorialCopy.absent.text];
    announce([`${progress}.`, `${step.title}.`, step.description, ...absent, step.guideMessage].join(' '));
  });
  const readIndex = useEffectEvent(() => tutorial.index);

  useEffect(() => {
    if (opening.openerId === null) return;
    announcedIndex.current = readIndex();
    document.getElementById(TUTORIAL_TITLE_ID)?.focus({ preventScroll: true });
  }, [opening]);

  useEffect(() => {
    if (announcedIndex.current === tutorial.index) return;
    announcedIndex.current = tutorial.index;
    announceStep();
  }, [tutorial.index]);
}

type TutorialControlsProps = {
  tutorial: Tutorial;
  onFinish: TutorialStep['onFinish'];
  onMove: (action: TutorialAction) => void;
};

/** Uses aria-disabled only, so that the focus stays between steps. */
function TutorialControls({ tutorial, onFinish, onMove }: TutorialControlsProps) {
  const isAdvancing = tutorial.status === 'advancing';
  return (
    <div className="tutorial-controls">
      <Button variant="ghost" onClick={() => onMove({ type: 'skipped' })} className="-ml-3 px-3!">
        {buttons.skip}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-disabled={tutorial.index === 0 || undefined}
          onClick={() => onMove({ type: 'back' })}
          className="px-4!"
        >
          {buttons.back}
        </Button>
        <Button
          aria-disabled={isAdvancing || undefined}
          onClick={() => onMove({ type: 'next' })}
          className="min-w-24 px-4!"
        >
          {isAdvancing ? <Check aria-hidden="true" /> : null}
          <span>{onFinish === 'complete-onboarding' ? buttons.finish : buttons.next}</span>
        </Button>
      </div>
    </div>
  );
}
