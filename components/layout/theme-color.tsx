'use client';

import { useEffect } from 'react';

const LOOKS = ['class', 'data-theme', 'data-contrast'];

/** As the browser's own frame: the metadata know only what the system prefers, not what was chosen here. */
function paintFrame(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--background').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    if (meta.content !== color) meta.content = color;
  }
}

/** Keeps `theme-color` at the color of the page, whatever light, dark, theme and contrast are. */
export function ThemeColor() {
  useEffect(() => {
    paintFrame();
    const looks = new MutationObserver(paintFrame);
    looks.observe(document.documentElement, { attributeFilter: LOOKS });
    // Every page brings the two of the metadata anew.
    looks.observe(document.head, { childList: true });
    return () => looks.disconnect();
  }, []);
  return null;
}
