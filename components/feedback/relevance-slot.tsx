'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';

const AHEAD_PX = 200;

/** Keeps the place of the relevance rating, which is loaded when it comes near the view; again, if that failed. */
export function RelevanceSlot() {
  const ref = useRef<HTMLDivElement>(null);
  const [Rating, setRating] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!ref.current || Rating) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        import('./relevance-rating').then(
          (loaded) => setRating(() => loaded.RelevanceRating),
          () => undefined,
        );
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [Rating]);

  return (
    <div ref={ref} data-slot="relevance" data-scripted className="mt-8 min-h-19">
      {Rating ? <Rating /> : null}
    </div>
  );
}
