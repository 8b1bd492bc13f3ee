import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { IconButton } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { MAIN_ID } from '@/lib/config/main-id';
import { demoViewCopy } from '@/lib/content/demo-view';

export type DemoPanelName = 'controls' | 'share' | 'explain';

type DemoPanelProps = { name: DemoPanelName; onClose: () => void; children: Elements };

/** A drawer at the right edge. The page makes room for it, so that changes stay visible. */
export function DemoPanel({ name, onClose, children }: DemoPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const panel = panelRef.current;
    const opener = document.activeElement;
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      // After a page load nothing has focus, so there is nothing to return it to.
      const isGone = opener === document.body || !opener?.isConnected;
      const target = isGone ? document.getElementById(MAIN_ID) : opener;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.demoPanel = name;
    headingRef.current?.focus({ preventScroll: true });
    return () => {
      delete dataset.demoPanel;
    };
  }, [name]);

  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { activeElement, body } = document;
    const isPage = activeElement === body || activeElement?.id === MAIN_ID;
    if (!isPage && !activeElement?.closest('[data-slot=demo-bar]')) return;
    // Handled here, so that Escape does not close the chat or the tutorial too.
    event.preventDefault();
    onClose();
  });

  return (
    <div ref={panelRef} role="group" aria-labelledby={headingId} data-slot="demo-panel">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-title outline-none">
          {demoViewCopy[name].heading}
        </h2>
        <IconButton icon={X} label={demoViewCopy.close} onClick={onClose} className="-mr-2" />
      </div>
      {children}
    </div>
  );
}
