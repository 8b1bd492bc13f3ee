'use client';

import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { DemoRequestFormProps } from './demo-request-form';
import { useLinkHere } from './use-link-here';

const HASH = '#demo';
const load = () => import('./demo-request-form').then((loaded) => loaded.DemoRequestForm);
const preload = () => void load().catch(() => undefined);

type Focus = DemoRequestFormProps['focus'];
type Opened = { Form: ComponentType<DemoRequestFormProps>; focus: Focus };

/** The words come from the server, so that the form's own stay in the form's file. */
type DemoRequestProps = { label: string; opening: string; failed: string };

/** The button that opens the demo request in its own place. A link to #demo opens it too. */
export function DemoRequest({ label, opening, failed }: DemoRequestProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');
  const buttonRef = useRef<HTMLButtonElement>(null);

  useLinkHere(HASH, (by) => {
    // Who came by the address may be busy elsewhere on the page by now, and keeps the focus.
    const isBusy = by === 'address' && document.activeElement?.matches('a, button, input, select, textarea');
    void open(isBusy ? null : 'title');
  });

  async function open(focus: Focus) {
    setPhase('opening');
    try {
      const Form = await load();
      setOpened((before) => before ?? { Form, focus });
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  }

  function close() {
    flushSync(() => setOpened(null));
    const { pathname, search, hash } = window.location;
    if (hash === HASH) window.history.replaceState(null, '', pathname + search);
    buttonRef.current?.focus();
  }

  if (opened) return <opened.Form focus={opened.focus} onClose={close} />;
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
          // So that a reload, or a link that is passed on, opens the form again.
          window.history.replaceState(null, '', HASH);
          void open('field');
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
