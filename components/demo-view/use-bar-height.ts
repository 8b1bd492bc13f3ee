import { useEffect, type RefObject } from 'react';

/** Publishes the bar's height as --demo-bar, so that the end of the page stays visible. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      // In the next frame, because it changes the page height that another observer measures in this one.
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
