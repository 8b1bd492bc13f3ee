import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { DemoPanelName } from './use-demo-panel';

const { controls, share, replay, close } = demoViewCopy;

const HEADINGS: Record<DemoPanelName, string> = {
  controls: controls.heading,
  share: share.heading,
  replay,
};

type DemoPanelProps = { name: DemoPanelName; onClose: () => void; children: Elements };

/** Stands above the bar and takes the focus. Not modal: the page beside it goes on. */
export function DemoPanel({ name, onClose, children }: DemoPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
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
