'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { watchNear } from '@/components/hooks/watch-near';
import { DialogOpener } from '@/components/ui/opener-button';

const load = () => import('./feedback-dialog').then((loaded) => loaded.FeedbackDialog);

export function GiveFeedback({ label, failed }: { label: string; failed: string }) {
  return (
    <DialogOpener variant="secondary" load={load} failed={failed}>
      {label}
    </DialogOpener>
  );
}

const AHEAD_PX = 200;

/** Placeholder of the relevance rating, loaded near the viewport or on keyboard use; retried on failure. */
export function RelevanceSlot() {
  const ref = useRef<HTMLDivElement>(null);
  const [Rating, setRating] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!ref.current || Rating) return;
    return watchNear(ref.current, { margin: AHEAD_PX, hasControl: true }, () => {
      import('./relevance-rating').then(
        (loaded) => setRating(() => loaded.RelevanceRating),
        () => undefined,
      );
    });
  }, [Rating]);

  return (
    <div ref={ref} data-slot="relevance" data-scripted className="mt-4 min-h-30 @lg/main:min-h-19">
      {Rating ? <Rating /> : null}
    </div>
  );
}
