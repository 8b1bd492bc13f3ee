'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { apiTrialCopy as words } from '@/lib/content/pages/api-trial';
import { CallAnswer } from './call-answer';
import type { TrialCall } from './trial-call';
import { TrialFields } from './trial-fields';
import { formatAddress } from './trial-input';
import { useCallTrial } from './use-call-trial';

export type CallTrialProps = {
  call: TrialCall;
  /** Somebody has just opened it; not so where it comes again with another visitor's page. */
  takesFocus: boolean;
  onClose: () => void;
};

/** A form that makes one call as this visitor. Loaded when somebody opens it. */
export function CallTrial({ call, takesFocus, onClose }: CallTrialProps) {
  const { ownId, input, setInput, state, send, reset } = useCallTrial(call);
  const formRef = useRef<HTMLFormElement>(null);
  const prefix = `try-${call.id}`;

  useEffect(() => {
    if (!takesFocus) return;
    const form = formRef.current;
    const field = form?.querySelector<HTMLElement>('input:not([readonly]), textarea');
    (field ?? form?.querySelector<HTMLElement>('button'))?.focus();
  }, [takesFocus]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={`${prefix}-title ${call.id}-title`}
      onSubmit={handleSubmit}
      className="grid gap-4 rounded-card border border-border-strong bg-surface p-5"
    >
      <div>
        <h4 id={`${prefix}-title`}>{words.heading}</h4>
        <p className="mt-1 text-caption text-muted-foreground">{words.note}</p>
      </div>
      <p className="text-sm wrap-anywhere">
        <code>{`${call.method} ${formatAddress(call, input)}`}</code>
      </p>
      <TrialFields call={call} input={input} isForeign={state.phase === 'foreign'} onChange={setInput} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={state.phase === 'sending'}>
          {state.phase === 'sending' ? words.sending : words.send}
        </Button>
        <Button variant="secondary" onClick={reset}>
          {words.reset}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <CallAnswer state={state} ownId={ownId} />
    </form>
  );
}
