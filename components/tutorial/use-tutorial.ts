'use client';

import { useEffect, useState } from 'react';
import {
  currentTutorialStep,
  reduceTutorial,
  TUTORIAL_START,
  type Tutorial,
  type TutorialAction,
} from '@/lib/personalization/tutorial';
import { keepTutorial, readTutorialMemory } from './tutorial-keeper';
import { describeTutorialStep } from './tutorial-step-view';

type RunningTutorial = { tutorial: Tutorial; move: (action: TutorialAction) => void };

/** One run through the tutorial, from where it was left. `onFinished`: the last step is done, or the rest skipped. */
export function useTutorial(onFinished: () => void): RunningTutorial {
  const [tutorial, setTutorial] = useState(() => readTutorialMemory().tutorial);
  const { status } = tutorial;
  const { waitTime } = describeTutorialStep(currentTutorialStep(tutorial));

  useEffect(() => {
    if (status !== 'finished') keepTutorial(tutorial, true);
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
    keepTutorial(TUTORIAL_START, false);
    onFinished();
  }

  return { tutorial, move };
}
