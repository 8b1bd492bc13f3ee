'use client';

import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to what had it when a new order moved its block, as moved elements lose it. */
export function useKeptFocus(order: string) {
  const focused = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [order]);

  return {
    onFocus: (event: { target: HTMLElement }) => {
      focused.current = event.target;
    },
    // Later than the order's own effect: only a visitor who leaves is forgotten.
    onBlur: () => {
      const left = focused.current;
      setTimeout(() => {
        if (focused.current === left && document.activeElement !== left) focused.current = null;
      });
    },
  };
}
