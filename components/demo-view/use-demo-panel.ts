'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readReplayRequest } from '@/lib/browser/replay-request';
import { MAIN_ID } from '@/lib/config/main-id';

export type DemoPanelName = 'controls' | 'share' | 'replay' | 'explain';

export function useDemoPanel(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<DemoPanelName | null>(() => (readReplayRequest() ? 'replay' : null));
  const cameFrom = useRef<Element | null>(null);

  function close() {
    const isInside = bar.current?.contains(document.activeElement);
    setOpen(null);
    const target = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById(MAIN_ID);
    if (isInside && target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  function toggle(name: DemoPanelName) {
    if (open === name) return close();
    // After a page load nothing has focus, so there is nothing to return it to.
    const { activeElement, body } = document;
    if (!open) cameFrom.current = activeElement === body ? null : activeElement;
    setOpen(name);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { activeElement, body } = document;
    const isPage = activeElement === body || activeElement?.id === MAIN_ID;
    if (isPage || bar.current?.contains(activeElement)) close();
  });

  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);

  return { open, toggle, close };
}
