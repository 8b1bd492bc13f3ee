'use client';

import { useEffect, useState, type RefObject } from 'react';
import { watchNear } from '@/components/hooks/watch-near';

/** A box's size and the root's text size in px, so that a drawing follows both. */
export type ChartBox = { width: number; height: number; rem: number };

const NEAR_PX = 300;

/**
 * The box's size, and whether it has come near the window; both false to start with, as in a closed tab.
 * @param hasControl whether Tab can lead into it
 */
export function useChartBox(ref: RefObject<HTMLElement | null>, hasControl = false) {
  const [box, setBox] = useState<ChartBox | null>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setBox(width > 0 ? { width, height, rem } : null);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref]);

  useEffect(() => {
    if (!ref.current || isNear) return;
    return watchNear(ref.current, { margin: NEAR_PX, hasControl }, () => setIsNear(true));
  }, [ref, isNear, hasControl]);

  return { box, isNear };
}
