'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import type { SmartFlowDialogProps } from './smart-flow-dialog';

const load = () => import('./smart-flow-dialog').then((loaded) => loaded.SmartFlowDialog);
const preload = () => void load().catch(() => undefined);

type TakeTheTourProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter' | 'onFocus'>;

/** Opens the smart onboarding flow, which arrives when somebody aims at the button. */
export function TakeTheTour({ children = navigationCopy.sidebar.tour, ...props }: TakeTheTourProps) {
  const [Dialog, setDialog] = useState<ComponentType<SmartFlowDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    try {
      const Loaded = await load();
      setHasFailed(false);
      setDialog(() => Loaded);
    } catch {
      setHasFailed(true);
      announce(onboardingWelcome.loadFailed);
    }
  }

  return (
    <>
      <Button
        aria-haspopup="dialog"
        data-scripted
        {...props}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {hasFailed ? onboardingWelcome.loadFailed : children}
      </Button>
      {Dialog ? <Dialog onClosed={() => setDialog(null)} /> : null}
    </>
  );
}
