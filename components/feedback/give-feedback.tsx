'use client';

import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import type { FeedbackDialogProps } from './feedback-dialog';

const load = () => import('./feedback-dialog').then((loaded) => loaded.FeedbackDialog);
const preload = () => void load().catch(() => undefined);

/** Opens the feedback dialog, which arrives when somebody aims at the button. The words come from the server. */
export function GiveFeedback({ label, failed }: { label: string; failed: string }) {
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    try {
      const Loaded = await load();
      setHasFailed(false);
      setDialog(() => Loaded);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {label}
      </Button>
      <p role="status" className="mt-2 text-sm text-danger empty:hidden">
        {hasFailed ? failed : ''}
      </p>
      {Dialog ? <Dialog onClosed={() => setDialog(null)} /> : null}
    </div>
  );
}
