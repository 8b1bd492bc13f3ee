'use client';

import { useState, type ComponentType } from 'react';
import { OpenerButton } from '@/components/ui/opener-button';
import type { FeedbackDialogProps } from './feedback-dialog';

const load = () => import('./feedback-dialog').then((loaded) => loaded.FeedbackDialog);

export function GiveFeedback({ label, failed }: { label: string; failed: string }) {
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);
  return (
    <>
      <OpenerButton
        variant="secondary"
        load={load}
        onLoaded={(Loaded) => setDialog(() => Loaded)}
        failed={failed}
      >
        {label}
      </OpenerButton>
      {Dialog ? <Dialog onClosed={() => setDialog(null)} /> : null}
    </>
  );
}
