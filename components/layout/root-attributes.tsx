'use client';

import { useLayoutEffect } from 'react';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { useSession } from '@/components/personalization/personalization-context';

/** Marks of the boot script on <html>, read before React renders. */
const attributes = typeof document === 'undefined' ? [] : [...document.documentElement.attributes].map(read);

function read({ name, value }: Attr) {
  return [name, value] as const;
}

/** Restores the marks when React re-renders the whole document on the client and <html> loses them. */
export function RootAttributes() {
  useRootAttribute('standard', !useSession('settings').settings.contentPersonalization);
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of attributes)
      // Setting `lang` styles the whole page again, even to the same value.
      if (name !== 'style' && root.getAttribute(name) !== value) root.setAttribute(name, value);
  }, []);
  return null;
}
