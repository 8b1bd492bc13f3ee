'use client';

import { useLayoutEffect } from 'react';

/** What the boot script wrote onto <html>, read before React does anything. The policy forbids style attributes. */
const marks =
  typeof document === 'undefined'
    ? []
    : Array.from(document.documentElement.attributes, ({ name, value }) => [name, value] as const).filter(
        ([name]) => name !== 'style',
      );

/** Where React renders the whole document in the browser, <html> loses the marks, so they are written again. */
export function RootMarks() {
  useLayoutEffect(() => {
    for (const [name, value] of marks) document.documentElement.setAttribute(name, value);
  }, []);
  return null;
}
