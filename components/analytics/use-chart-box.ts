'use client';

import { useEffect, useState, type RefObject } from 'react';

/** A box's size and the root's text size in px, so that a drawing follows both. */
export type ChartBox = { width: number; height: number; rem: number };

const NEAR_PX = 300;

/** The box's size, and whether it has come near the window; both false to start with, as in a closed tab. */
export function useChartBox(ref: RefObject<HTMLElement | null>) {
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
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        sight.disconnect();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    sizes.observe(element);
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [ref]);

  return { box, isNear };
}
