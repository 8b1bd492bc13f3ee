'use client';

import { useLayoutEffect } from 'react';

/** Marks of the boot script on <html>, read before React renders. */
const marks = typeof document === 'undefined' ? [] : [...document.documentElement.attributes].map(read);

function read({ name, value }: Attr) {
  return [name, value] as const;
}

/** Restores the marks when React re-renders the whole document on the client and <html> loses them. */
export function RootMarks() {
  useLayoutEffect(() => {
    for (const [name, value] of marks)
      if (name !== 'style') document.documentElement.setAttribute(name, value);
  }, []);
  return null;
}
