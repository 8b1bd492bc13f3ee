'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_PX = 24;

/**
 * Keeps the end of a list in view: whenever `latest`, the name of what came last, is another one, and while what is
 * there grows or its window changes, except for somebody who has scrolled back.
 */
export function useLatestInView(isOpen: boolean, latest: string): RefObject<HTMLDivElement | null> {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (isOpen && scroller) scroller.scrollTop = scroller.scrollHeight;
    isAtEnd.current = true;
  }, [isOpen, latest]);

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
    if (scroller.firstElementChild) size.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', note);
      size.disconnect();
    };
  }, [isOpen]);

  return scrollerRef;
}
