'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { tutorialCopy } from '@/lib/content/tutorial';
import type { Tutorial } from '@/lib/personalization/tutorial';
import { TUTORIAL_TITLE_ID } from './tutorial-step-panel';
import { describeTutorialProgress, type TutorialStep } from './tutorial-step-view';
import type { TutorialOpening } from './tutorial-switch';

type Voice = { tutorial: Tutorial; step: TutorialStep; isOnPage: boolean; opening: TutorialOpening };

/**
 * Each step is said once: by the focus when somebody opens the tutorial, else by the live region, which leaves the
 * focus where the visitor has it.
 */
export function useStepVoice({ tutorial, step, isOnPage, opening }: Voice): void {
  const said = useRef(-1);

  const say = useEffectEvent(() => {
    const progress = describeTutorialProgress(tutorial);
    const absent = isOnPage ? [] : [tutorialCopy.absent.text];
    announce([`${progress}.`, `${step.title}.`, step.description, ...absent, step.guideMessage].join(' '));
  });
  const readIndex = useEffectEvent(() => tutorial.index);

  useEffect(() => {
    if (opening.openerId === null) return;
    said.current = readIndex();
    document.getElementById(TUTORIAL_TITLE_ID)?.focus({ preventScroll: true });
  }, [opening]);

  useEffect(() => {
    if (said.current === tutorial.index) return;
    said.current = tutorial.index;
    say();
  }, [tutorial.index]);
}
