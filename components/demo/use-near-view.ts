'use client';

import { useEffect, useState, type RefObject } from 'react';

/** spec §9: lazy images preload 200 px ahead. */
const LAZY_IMAGE_MARGIN_PX = 200;

/** When the element first came near the view, and by how many pixels it was still outside. */
export type Approach = { atMs: number; aheadPx: number };

export function useNearView(ref: RefObject<HTMLElement | null>): Approach | null {
  const [approach, setApproach] = useState<Approach | null>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { top, bottom } = entry.boundingClientRect;
        const aheadPx = Math.max(0, Math.round(top - window.innerHeight), Math.round(-bottom));
        setApproach({ atMs: performance.now(), aheadPx });
      },
      { rootMargin: `${LAZY_IMAGE_MARGIN_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return approach;
}
