'use client';

import type { ComponentProps } from 'react';
import { DialogOpener } from '@/components/ui/opener-button';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';

const load = () => import('./smart-flow-dialog').then((loaded) => loaded.SmartFlowDialog);

type TakeTheTourProps = Omit<ComponentProps<typeof DialogOpener>, 'load' | 'failed'>;

export function TakeTheTour({ children = navigationCopy.sidebar.tour, ...props }: TakeTheTourProps) {
  return (
    <DialogOpener load={load} failed={onboardingWelcome.loadFailed} {...props}>
      {children}
    </DialogOpener>
  );
}
