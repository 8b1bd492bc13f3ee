'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { logSilently } from '@/lib/browser/log';
import type { WhyPanelProps } from './why-panel';

/** Draws the reasons, in words, into every 'Why am I seeing this?' that is open. The words arrive with the first. */
export function WhyPanels() {
  const opened = useOpenReasons();
  const [Panel, setPanel] = useState<ComponentType<WhyPanelProps> | null>(null);

  useEffect(() => {
    if (Panel || opened.length === 0) return;
    import('./why-panel').then(
      (loaded) => setPanel(() => loaded.WhyPanel),
      // The link to the rule stays, and the next opening tries again.
      (error: unknown) => logSilently('The reasons were not loaded', error),
    );
  }, [Panel, opened]);

  if (!Panel) return null;
  return opened.map((reason) =>
    reason.lastElementChild ? createPortal(<Panel reason={reason} />, reason.lastElementChild) : null,
  );
}

const REASON = 'details[data-why]';

/** The 'Why am I seeing this?' that are open now. Escape closes the one that has the focus, which stays on its name. */
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

/** Heard first, so that a menu around it stays open. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
  const reason = event.target.closest<HTMLDetailsElement>(`${REASON}[open]`);
  if (!reason) return;
  event.stopPropagation();
  reason.open = false;
  reason.querySelector('summary')?.focus();
}
