'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { logSilently } from '@/lib/browser/log';
import { useOpenReasons } from './use-open-reasons';
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
