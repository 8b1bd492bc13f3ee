'use client';

import type { ComponentProps } from 'react';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import { DialogOpener } from '@/components/ui/opener-button';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { focusAfter, showOnArrival } from './onboarding-view';

type ReopenOnboardingProps = Omit<ComponentProps<typeof Button>, 'onClick'>;

export function ReopenOnboarding({
  children = navigationCopy.sidebar.onboarding,
  ...props
}: ReopenOnboardingProps) {
  const { dispatchOnboarding } = usePersonalizationActions();
  return (
    <Button
      variant="secondary"
      data-scripted
      data-slot="reopen-onboarding"
      {...props}
      onClick={() => {
        showOnArrival();
        focusAfter(() => dispatchOnboarding({ type: 'onboarding-opened' }));
      }}
    >
      {children}
    </Button>
  );
}

const load = () => import('./smart-flow-dialog').then((loaded) => loaded.SmartFlowDialog);

type TakeTheTourProps = Omit<ComponentProps<typeof DialogOpener>, 'load' | 'failed'>;

export function TakeTheTour({ children = navigationCopy.sidebar.tour, ...props }: TakeTheTourProps) {
  return (
    <DialogOpener load={load} failed={onboardingWelcome.loadFailed} {...props}>
      {children}
    </DialogOpener>
  );
}
