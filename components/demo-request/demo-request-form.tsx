'use client';

import { useLayoutEffect, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { FIELD_NAMES } from './demo-request-draft';
import { DemoRequestField, fieldId } from './demo-request-field';
import { DemoRequestNotice } from './demo-request-notice';
import { DemoRequestThanks } from './demo-request-thanks';
import { useDemoRequest } from './use-demo-request';

const { heading, trialMessage, trap, privacy, send: sendLabel, sending, close } = demoRequestCopy;
const TITLE_ID = 'demo-request-title';
const TRAP_NAME = 'subject';

export type DemoRequestFormProps = {
  /** Where the visitor goes on: in the first field, at the form's title, or where they are. */
  focus: 'field' | 'title' | null;
  /** Whether they came to ask for the trial. */
  isForTrial: boolean;
  onClose: () => void;
};

/** The demo request, in the place of the button that opened it. Loaded on demand, with the schema that checks it. */
export function DemoRequestForm({ focus, isForTrial, onClose }: DemoRequestFormProps) {
  const { values, state, change, send } = useDemoRequest(isForTrial ? trialMessage : '');

  useLayoutEffect(() => {
    if (focus === 'field') document.getElementById(fieldId('name'))?.focus();
    if (focus === 'title') document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
  }, [focus]);

  if (state.phase === 'saved') return <DemoRequestThanks email={state.email} onClose={onClose} />;

  const isSending = state.phase === 'sending';

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get(TRAP_NAME) ?? ''));
  }

  return (
    <form noValidate aria-labelledby={TITLE_ID} onSubmit={handleSubmit} className="grid gap-5">
      <h3 id={TITLE_ID} tabIndex={-1} className="text-title">
        {heading}
      </h3>
      <DemoRequestNotice failure={state.failure} errors={state.errors} />
      {FIELD_NAMES.map((name) => (
        <DemoRequestField
          key={name}
          name={name}
          value={values[name]}
          error={state.errors[name]}
          isLocked={isSending}
          onChange={change}
        />
      ))}
      <div className="sr-only" aria-hidden="true">
        <label>
          {trap}
          <input name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-caption text-muted-foreground">{privacy}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" aria-disabled={isSending}>
          {isSending ? sending : sendLabel}
        </Button>
        <Button variant="ghost" size="lg" disabled={isSending} onClick={onClose}>
          {close}
        </Button>
      </div>
    </form>
  );
}
