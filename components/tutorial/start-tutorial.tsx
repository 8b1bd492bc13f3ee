'use client';

import { useState, type ComponentProps } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { loadTutorial } from './load-tutorial';
import { openTutorial } from './tutorial-switch';

const preload = () => void loadTutorial().catch(() => undefined);

type StartTutorialProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter' | 'onFocus'> & {
  /** Stable, so that the focus finds its way back when the page around the button has changed. */
  id: string;
};

/** Opens the interactive tutorial where it was left, or from the start. */
export function StartTutorial({ id, children, ...props }: StartTutorialProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    try {
      await loadTutorial();
      setHasFailed(false);
      openTutorial(id);
    } catch {
      setHasFailed(true);
      announce(onboardingWelcome.loadFailed);
    }
  }

  return (
    <Button
      id={id}
      aria-haspopup="dialog"
      data-scripted
      {...props}
      onClick={() => void open()}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {hasFailed ? onboardingWelcome.loadFailed : children}
    </Button>
  );
}
