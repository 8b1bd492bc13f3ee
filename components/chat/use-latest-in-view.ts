'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_PX = 24;

/** Keeps the end of a list in view when it grows, and when its window does; who has scrolled back is left alone. */
export function useLatestInView(isOpen: boolean, list: unknown): RefObject<HTMLDivElement | null> {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (isOpen && scroller) scroller.scrollTop = scroller.scrollHeight;
    isAtEnd.current = true;
  }, [isOpen, list]);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!isOpen || !scroller) return;
    const note = () => {
      isAtEnd.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < NEAR_PX;
    };
    const size = new ResizeObserver(() => {
      if (isAtEnd.current) scroller.scrollTop = scroller.scrollHeight;
    });
    scroller.addEventListener('scroll', note, { passive: true });
    size.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', note);
      size.disconnect();
    };
  }, [isOpen]);

  return scrollerRef;
}
