'use client';

import { DialogOpener } from '@/components/ui/opener-button';

const load = () => import('./feedback-dialog').then((loaded) => loaded.FeedbackDialog);

export function GiveFeedback({ label, failed }: { label: string; failed: string }) {
  return (
    <DialogOpener variant="secondary" load={load} failed={failed}>
      {label}
    </DialogOpener>
  );
}
