'use client';

import { useEffect, type RefObject } from 'react';

/** Tells the page how high the bar really is, whatever the size of its letters: the page's end stays clear of it. */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      // In the next frame: it changes the page's height, which another observer has been told of in this one.
      cancelAnimationFrame(frame);
      if (height)
        frame = requestAnimationFrame(() => style.setProperty('--demo-bar', `${Math.ceil(height)}px`));
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty('--demo-bar');
    };
  }, [bar]);
}
