import { X } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { useDocumentEvent } from '@/components/hooks/use-document-event';
import { IconButton } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { logSilently } from '@/lib/browser/log';
import { readReplayRequest } from '@/lib/browser/replay-request';
import { MAIN_ID } from '@/lib/config/main-id';
import { demoViewCopy } from '@/lib/content/demo-view';

const { controls, share, replay, explain, close } = demoViewCopy;

const HEADINGS: Record<DemoPanelName, string> = {
  controls: controls.heading,
  share: share.heading,
  explain: explain.heading,
  replay,
};

type DemoPanelProps = { name: DemoPanelName; onClose: () => void; children: Elements };

/** A drawer at the right edge. The page makes room for it, so that changes stay visible. */
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
        <IconButton icon={X} label={close} onClick={onClose} className="-mr-2" />
      </div>
      {children}
    </div>
  );
}

const { loading, failed } = demoViewCopy.panel;

export type LoadPanel = () => Promise<ComponentType>;

/** A panel of another feature, loaded on opening. */
export function LazyPanel({ load }: { load: LoadPanel }) {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    load().then(
      (loaded) => setPanel(() => loaded),
      (error: unknown) => {
        logSilently('A panel of the demo view was not loaded', error);
        setHasFailed(true);
      },
    );
  }, [load]);

  if (Panel) return <Panel />;
  return <p className="mt-2 text-sm">{hasFailed ? failed : loading}</p>;
}

export type DemoPanelName = 'controls' | 'share' | 'replay' | 'explain';

export function useDemoPanel(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<DemoPanelName | null>(() => (readReplayRequest() ? 'replay' : null));
  const previousFocus = useRef<Element | null>(null);

  function close() {
    const isInside = bar.current?.contains(document.activeElement);
    setOpen(null);
    const target = previousFocus.current?.isConnected
      ? previousFocus.current
      : document.getElementById(MAIN_ID);
    if (isInside && target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  function toggle(name: DemoPanelName) {
    if (open === name) return close();
    // After a page load nothing has focus, so there is nothing to return it to.
    const { activeElement, body } = document;
    if (!open) previousFocus.current = activeElement === body ? null : activeElement;
    setOpen(name);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { activeElement, body } = document;
    const isPage = activeElement === body || activeElement?.id === MAIN_ID;
    if (!isPage && !bar.current?.contains(activeElement)) return;
    event.preventDefault();
    close();
  }
  useDocumentEvent('keydown', handleKey, { isOn: open !== null });

  return { open, toggle, close };
}
