'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Escape leaves, pressed within the tutorial or nowhere in particular; elsewhere it belongs to the page. */
export function useLeaveKey(cardRef: RefObject<HTMLElement | null>, leave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const focused = document.activeElement;
    const isNowhere = focused === null || focused === document.body || focused.matches('main');
    if (isNowhere || cardRef.current?.contains(focused)) leave();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
