'use client';

import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { replaceAddress } from '@/lib/browser/address';
import type { PlaceCopy } from '@/lib/content/experiment';
import type { DemoRequestFormProps } from './demo-request-form';

const DEMO_HASH = '#demo';
const TRIAL_HASH = '#trial';
const load = () => import('./demo-request-form').then((loaded) => loaded.DemoRequestForm);
const preload = () => void load().catch(() => undefined);

type OpenOptions = Pick<DemoRequestFormProps, 'focus' | 'isForTrial'>;

type OpenForm = OpenOptions & { Form: ComponentType<DemoRequestFormProps> };

/** Copy comes from the server as props, so that the form's copy stays in the form's chunk. */
type DemoRequestProps = {
  label: string;
  opening: string;
  failed: string;
  experimentCopy?: PlaceCopy['demo-request'];
};

/** The button that opens the demo request in its place. A link to #demo or #trial opens it too. */
export function DemoRequest({ label, opening, failed, experimentCopy }: DemoRequestProps) {
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');
  const buttonRef = useRef<HTMLButtonElement>(null);

  function arrive(by: 'click' | 'address', isForTrial: boolean) {
    // A visitor who arrived by address can already be busy elsewhere and keeps the focus.
    const isBusy = by === 'address' && document.activeElement?.matches('a, button, input, select, textarea');
    void open({ focus: isBusy ? null : 'title', isForTrial });
  }
  useHashLink(DEMO_HASH, (by) => arrive(by, false));
  useHashLink(TRIAL_HASH, (by) => arrive(by, true));

  async function open(options: OpenOptions) {
    setPhase('opening');
    try {
      const Form = await load();
      setOpened((before) => before ?? { Form, ...options });
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  }

  function close() {
    flushSync(() => setOpened(null));
    const { pathname, search, hash } = window.location;
    if (hash === DEMO_HASH || hash === TRIAL_HASH) replaceAddress(pathname + search);
    buttonRef.current?.focus();
  }

  if (opened) {
    const { Form, ...options } = opened;
    return <Form {...options} {...(experimentCopy && { experimentCopy })} onClose={close} />;
  }
  return (
    <>
      <Button
        ref={buttonRef}
        size="lg"
        data-cta="schedule-demo"
        data-scripted
        aria-disabled={phase === 'opening'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          // A reload or a shared link opens the form again.
          replaceAddress(DEMO_HASH);
          void open({ focus: 'field', isForTrial: false });
        }}
      >
        {phase === 'opening' ? opening : label}
      </Button>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {phase === 'failed' ? failed : ''}
      </p>
    </>
  );
}

/** Calls back when a link to this hash is followed: from another page, this page or history. */
function useHashLink(hash: `#${string}`, onFollow: (by: 'click' | 'address') => void): void {
  const arrive = useEffectEvent(onFollow);

  useEffect(() => {
    const check = () => {
      if (window.location.hash === hash) arrive('address');
    };
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash === hash && link.pathname === window.location.pathname) arrive('click');
    };
    check();
    window.addEventListener('hashchange', check);
    document.addEventListener('click', handleClick);
    return () => {
      window.removeEventListener('hashchange', check);
      document.removeEventListener('click', handleClick);
    };
  }, [hash]);
}
