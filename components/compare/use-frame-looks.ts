'use client';

import { useEffect } from 'react';
import { SIDES } from '@/lib/compare/comparison';
import type { Frames } from './frames';
import { copyLooks } from './show-page';

/** Lets the framed pages follow the reader's theme, colors and text size. */
export function useFrameLooks(frames: Frames): void {
  useEffect(() => {
    const looks = new MutationObserver(() => {
      for (const side of SIDES) {
        const page = frames[side].current?.contentDocument;
        if (page) copyLooks(page);
      }
    });
    looks.observe(document.documentElement, { attributes: true });
    return () => looks.disconnect();
  }, [frames]);
}
