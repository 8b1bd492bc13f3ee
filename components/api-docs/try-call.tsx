'use client';

import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { apiTrialOpener as words } from '@/lib/content/pages/api-trial';
import type { CallTrialProps } from './call-trial';
import type { TrialCall } from './trial-call';

const load = () => import('./call-trial').then((loaded) => loaded.CallTrial);
const preload = () => void load().catch(() => undefined);

/** The button that opens a call's form in its own place. */
export function TryCall({ call }: { call: TrialCall }) {
  const [Form, setForm] = useState<ComponentType<CallTrialProps> | null>(null);
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');
  const buttonRef = useRef<HTMLButtonElement>(null);

  async function open() {
    setPhase('opening');
    try {
      const Loaded = await load();
      setForm(() => Loaded);
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  }

  function close() {
    flushSync(() => setForm(null));
    buttonRef.current?.focus();
  }

  if (Form) return <Form call={call} onClose={close} />;
  return (
    <div data-scripted>
      <Button
        ref={buttonRef}
        variant="secondary"
        aria-disabled={phase === 'opening'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        {phase === 'opening' ? words.opening : words.open}
        <span className="sr-only">: {call.title}</span>
      </Button>
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {phase === 'failed' ? words.failed : ''}
      </p>
    </div>
  );
}
