'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { OpenerButton } from '@/components/ui/opener-button';
import { navigationCopy } from '@/lib/content/navigation';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import type { SmartFlowDialogProps } from './smart-flow-dialog';

const load = () => import('./smart-flow-dialog').then((loaded) => loaded.SmartFlowDialog);

type TakeTheTourProps = Omit<ComponentProps<typeof OpenerButton>, 'load' | 'onLoaded' | 'failed'>;

export function TakeTheTour({ children = navigationCopy.sidebar.tour, ...props }: TakeTheTourProps) {
  const [Dialog, setDialog] = useState<ComponentType<SmartFlowDialogProps> | null>(null);
  return (
    <>
      <OpenerButton
        load={load}
        onLoaded={(Loaded) => setDialog(() => Loaded)}
        failed={onboardingWelcome.loadFailed}
        {...props}
      >
        {children}
      </OpenerButton>
      {Dialog ? <Dialog onClosed={() => setDialog(null)} /> : null}
    </>
  );
}
