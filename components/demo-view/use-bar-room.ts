'use client';

import { useEffect, type RefObject } from 'react';

/** Tells the page how high the bar really is, whatever the size of its letters: the page's end stays clear of it. */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height) style.setProperty('--demo-bar', `${Math.ceil(height)}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--demo-bar');
    };
  }, [bar]);
}
