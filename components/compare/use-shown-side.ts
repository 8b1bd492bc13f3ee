'use client';

import { useRef, useState } from 'react';
import { useReducedMotion } from '@/components/hooks/use-reduced-motion';
import type { Side } from '@/lib/compare/comparison';

/** Which of the two pages a phone shows: the one that was swiped to, or asked for. */
export function useShownSide() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [shownSide, setShownSide] = useState<Side>('left');
  const isStill = useReducedMotion();

  function followSwipe() {
    const scroller = scrollerRef.current;
    if (scroller) setShownSide(scroller.scrollLeft > scroller.clientWidth / 2 ? 'right' : 'left');
  }

  function show(side: Side) {
    const scroller = scrollerRef.current;
    const left = side === 'left' ? 0 : (scroller?.scrollWidth ?? 0);
    scroller?.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  }

  return { scrollerRef, shownSide, followSwipe, show };
}
