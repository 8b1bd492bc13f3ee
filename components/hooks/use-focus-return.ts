'use client';

import { useRef, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';

export function useFocusReturn() {
  const previousFocus = useRef<HTMLElement | null>(null);
  return {
    onFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) previousFocus.current = relatedTarget;
    },
    after(change: () => void) {
      flushSync(change);
      const target = previousFocus.current?.isConnected
        ? previousFocus.current
        : document.querySelector('main');
      target?.focus({ preventScroll: true });
    },
  };
}
