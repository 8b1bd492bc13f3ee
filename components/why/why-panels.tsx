'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { logSilently } from '@/lib/browser/log';
import type { WhyPanelProps } from './why-panel';

/** Renders the reasons into every open 'Why am I seeing this?'. Their code loads with the first. */
export function WhyPanels() {
  const opened = useOpenReasons();
  const [Panel, setPanel] = useState<ComponentType<WhyPanelProps> | null>(null);

  useEffect(() => {
    if (Panel || opened.length === 0) return;
    import('./why-panel').then(
      (loaded) => setPanel(() => loaded.WhyPanel),
      // The link to the rule remains, and the next opening retries.
      (error: unknown) => logSilently('The reasons were not loaded', error),
    );
  }, [Panel, opened]);

  if (!Panel) return null;
  return opened.map((reason) =>
    reason.lastElementChild ? createPortal(<Panel reason={reason} />, reason.lastElementChild) : null,
  );
}

const REASON = 'details[data-why]';

function useOpenReasons(): readonly HTMLDetailsElement[] {
  const [opened, setOpened] = useState<readonly HTMLDetailsElement[]>([]);

  useEffect(() => {
    const read = () => setOpened([...document.querySelectorAll<HTMLDetailsElement>(`${REASON}[open]`)]);
    read();
    // Toggle events do not bubble.
    document.addEventListener('toggle', read, true);
    document.addEventListener('keydown', closeOnEscape, true);
    return () => {
      document.removeEventListener('toggle', read, true);
      document.removeEventListener('keydown', closeOnEscape, true);
    };
  }, []);

  return opened;
}

/** In the capture phase, so that a surrounding menu stays open. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  const reason = event.target.closest<HTMLDetailsElement>(`${REASON}[open]`);
  if (!reason) return;
  event.stopPropagation();
  reason.open = false;
  reason.querySelector('summary')?.focus();
}
