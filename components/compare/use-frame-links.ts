'use client';

import { useEffect, useEffectEvent } from 'react';
import { SIDES, type Side } from '@/lib/compare/comparison';
import type { Frames } from './frames';
import { PAGE_LINK } from './show-page';

/**
 * Tells which page a link in a frame leads to. Where a browser keeps the click to itself, the link's own address
 * leads to the same comparison.
 */
export function useFrameLinks(
  frames: Frames,
  isReady: boolean,
  onFollow: (path: string, side: Side) => void,
): void {
  const follow = useEffectEvent(onFollow);

  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    for (const side of SIDES) {
      const page = frames[side].current?.contentDocument;
      for (const link of page?.querySelectorAll<HTMLElement>(`[${PAGE_LINK}]`) ?? []) {
        const handleClick = (event: MouseEvent) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          follow(link.getAttribute(PAGE_LINK) ?? '', side);
        };
        link.addEventListener('click', handleClick, { signal: stop.signal });
      }
    }
    return () => stop.abort();
  }, [frames, isReady]);
}
