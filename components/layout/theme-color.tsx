'use client';

import { useEffect } from 'react';

const LOOKS = ['class', 'data-theme', 'data-contrast'];

/** The browser's frame follows the chosen theme; the metadata only know the system's. */
function paintFrame(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--background').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    if (meta.content !== color) meta.content = color;
  }
}

export function ThemeColor() {
  useEffect(() => {
    paintFrame();
    const looks = new MutationObserver(paintFrame);
    looks.observe(document.documentElement, { attributeFilter: LOOKS });
    // Every page re-adds the metadata's two tags.
    looks.observe(document.head, { childList: true });
    return () => looks.disconnect();
  }, []);
  return null;
}
