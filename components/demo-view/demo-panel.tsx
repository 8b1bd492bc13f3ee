import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoPanelName } from './use-demo-panel';

const { controls, share, replay, explain, close } = demoViewCopy;

const HEADINGS: Record<DemoPanelName, string> = {
  controls: controls.heading,
  share: share.heading,
  explain: explain.heading,
  replay,
};

type DemoPanelProps = { name: DemoPanelName; onClose: () => void; children: Elements };

/** A drawer at the right edge; the page makes room for it, so that what changes stays visible. */
export function DemoPanel({ name, onClose, children }: DemoPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.demoPanel = name;
    headingRef.current?.focus({ preventScroll: true });
    return () => {
      delete dataset.demoPanel;
    };
  }, [name]);

  return (
    <div role="group" aria-labelledby={headingId} data-slot="demo-panel">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-title outline-none">
          {HEADINGS[name]}
        </h2>
        <Button variant="ghost" size="icon" aria-label={close} onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </Button>
      </div>
      {children}
    </div>
  );
}
