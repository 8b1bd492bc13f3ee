'use client';

import { useEffect, useState } from 'react';

const REASON = 'details[data-why]';

/** The 'Why am I seeing this?' that are open now. Escape closes the one that has the focus, which stays on its name. */
export function useOpenReasons(): readonly HTMLDetailsElement[] {
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
