'use client';

import { useLayoutEffect } from 'react';

/** What the boot script wrote onto <html>, read before React does anything. */
const marks = typeof document === 'undefined' ? [] : [...document.documentElement.attributes].map(read);

function read({ name, value }: Attr) {
  return [name, value] as const;
}

/** Where React renders the whole document in the browser, <html> loses the marks, so they are written again. */
export function RootMarks() {
  useLayoutEffect(() => {
    // The policy forbids style attributes.
    for (const [name, value] of marks)
      if (name !== 'style') document.documentElement.setAttribute(name, value);
  }, []);
  return null;
}
