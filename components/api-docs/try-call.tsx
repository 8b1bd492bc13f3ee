'use client';

import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { Button } from '@/components/ui/button';
import { reloadAfterLoss } from '@/lib/browser/load-when-possible';
import { apiTrialOpener as copy } from '@/lib/content/pages/api-trial';
import type { TrialFormProps } from './trial-form';
import type { TrialCall } from './trial-call';

const usePreservedForm = createPreservedState<{ Form: ComponentType<TrialFormProps> } | null>();

const load = () => import('./trial-form').then((loaded) => loaded.TrialForm);
const preload = () => void load().catch(() => undefined);

export function TryCall({ call }: { call: TrialCall }) {
  const [opened, setOpened] = usePreservedForm(null, call.id);
  const [isPressed, setIsPressed] = useState(false);
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');
  const buttonRef = useRef<HTMLButtonElement>(null);

  async function open() {
    setPhase('opening');
    try {
      const Form = await load();
      setIsPressed(true);
      setOpened({ Form });
      setPhase('idle');
    } catch {
      reloadAfterLoss(phase === 'failed');
      setPhase('failed');
    }
  }

  function close() {
    flushSync(() => setOpened(null));
    buttonRef.current?.focus();
  }

  if (opened) return <opened.Form call={call} takesFocus={isPressed} onClose={close} />;
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
        <span>{phase === 'opening' ? copy.opening : copy.open}</span>
        <span className="sr-only">{`: ${call.title}`}</span>
      </Button>
      <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
        {phase === 'failed' ? copy.failed : ''}
      </p>
    </div>
  );
}
