'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** What the element carries of its reasons; it changes along with the block, as when analysis finds a new behavior. */
export function useReasonCode(element: HTMLElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(element, { attributeFilter: ['data-why'] });
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.dataset.why ?? '');
}
