'use client';

import type { ComponentProps } from 'react';
import { OpenerButton } from '@/components/ui/opener-button';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { openTutorial } from './tutorial-store';

type StartTutorialProps = Omit<ComponentProps<typeof OpenerButton>, 'load' | 'onLoaded' | 'failed' | 'id'> & {
  /** Stable, so that focus can return after a page swap. */
  id: string;
};

export function StartTutorial({ id, ...props }: StartTutorialProps) {
  return (
    <OpenerButton
      id={id}
      load={loadTutorial}
      onLoaded={() => openTutorial(id)}
      failed={onboardingWelcome.loadFailed}
      {...props}
    />
  );
}

/** Loaded on first use; a failed load is retried with the next one. */
export const loadTutorial = () => import('./tutorial-card').then((loaded) => loaded.TutorialCard);
