'use client';

import { useRef, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';

export function useFocusBack() {
  const cameFrom = useRef<HTMLElement | null>(null);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) cameFrom.current = relatedTarget;
    },
    after(change: () => void) {
      flushSync(change);
      const target = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}
