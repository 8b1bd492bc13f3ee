'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { watchNear } from '@/components/hooks/watch-near';

const AHEAD_PX = 200;

/** Keeps the place of the relevance rating, which is loaded when it comes near the view or somebody walks by keys; again, if that failed. */
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
    <div ref={ref} data-slot="relevance" data-scripted className="mt-8 min-h-19">
      {Rating ? <Rating /> : null}
    </div>
  );
}
