'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { announce } from '@/components/ui/announcement-store';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input, Label, Textarea } from '@/components/ui/fields';
import { readUserId } from '@/lib/browser/user-id';
import { apiErrorCopy } from '@/lib/content/pages/api-errors';
import { apiTrialCopy as copy } from '@/lib/content/pages/api-trial';
import {
  formatAddress,
  hasForeignUserId,
  sendTrial,
  createInput,
  hasUserId,
  type TrialResponse,
  type TrialCall,
  type TrialInput,
} from './trial-call';

export type TrialFormProps = {
  call: TrialCall;
  /** True if the user just opened it, false when remounted with another variant. */
  takesFocus: boolean;
  onClose: () => void;
};

export function TrialForm({ call, takesFocus, onClose }: TrialFormProps) {
  const { ownId, input, setInput, state, send, reset } = useTrialForm(call);
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
        <h4 id={`${prefix}-title`}>{copy.heading}</h4>
        <p className="mt-1 text-caption text-muted-foreground">{copy.note}</p>
      </div>
      <p className="text-sm wrap-anywhere">
        <code>{`${call.method} ${formatAddress(call, input)}`}</code>
      </p>
      <TrialFields call={call} input={input} isForeign={state.phase === 'foreign'} onChange={setInput} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={state.phase === 'sending'}>
          {state.phase === 'sending' ? copy.sending : copy.send}
        </Button>
        <Button variant="secondary" onClick={reset}>
          {copy.reset}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      <TrialResult state={state} ownId={ownId} />
    </form>
  );
}

const MAX_ROWS = 16;

type TrialFieldsProps = {
  call: TrialCall;
  input: TrialInput;
  isForeign: boolean;
  onChange: (input: TrialInput) => void;
};

function TrialFields({ call, input, isForeign, onChange }: TrialFieldsProps) {
  const isWrite = call.method !== 'GET';
  const prefix = `try-${call.id}`;
  const noteFor = (location: 'path' | 'query') =>
    location === 'query' ? copy.optional : isWrite ? copy.ownNumber : copy.readNumber;
  return (
    <>
      {call.parameters.map(({ name, in: location }) => (
        <div key={name}>
          <Label htmlFor={`${prefix}-${name}`}>
            <code>{name}</code>
          </Label>
          <Input
            id={`${prefix}-${name}`}
            autoComplete="off"
            inputMode={location === 'path' ? 'numeric' : 'text'}
            readOnly={isWrite}
            aria-describedby={`${prefix}-${name}-note`}
            value={input.parameters[name] ?? ''}
            onChange={({ target }) =>
              onChange({ ...input, parameters: { ...input.parameters, [name]: target.value } })
            }
            className="mt-1 font-mono read-only:bg-surface-sunken"
          />
          <p id={`${prefix}-${name}-note`} className="mt-1 text-caption text-muted-foreground">
            {noteFor(location)}
          </p>
        </div>
      ))}
      {call.body ? (
        <div>
          <Label htmlFor={`${prefix}-body`}>{copy.body}</Label>
          <Textarea
            id={`${prefix}-body`}
            spellCheck={false}
            autoComplete="off"
            rows={Math.min(MAX_ROWS, input.body.split('\n').length + 1)}
            aria-describedby={hasUserId(call) ? `${prefix}-body-note` : undefined}
            aria-invalid={isForeign}
            value={input.body}
            onChange={({ target }) => onChange({ ...input, body: target.value })}
            className="mt-1 font-mono text-caption"
          />
          {hasUserId(call) ? (
            <p id={`${prefix}-body-note`} className="mt-1 text-caption text-muted-foreground">
              {copy.bodyNote}
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

const explanations: Readonly<Record<string, { meaning: string; remedy: string }>> = apiErrorCopy;

function TrialResult({ state, ownId }: { state: TrialState; ownId: number }) {
  if (state.phase === 'foreign') {
    return <p className="font-medium text-danger">{`${copy.foreignNumber} ${ownId}.`}</p>;
  }
  if (state.phase === 'no-answer') return <p className="font-medium text-danger">{copy.noAnswer}</p>;
  if (state.phase !== 'answered') return null;
  const { status, statusText, ms, body, isTruncated } = state.response;
  return (
    <section aria-label={copy.answer} data-slot="call-answer" className="border-t pt-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge variant={status < 400 ? 'success' : 'danger'}>{`${status} ${statusText}`}</Badge>
        <span className="text-sm text-muted-foreground tabular-nums">{`${ms} ${copy.milliseconds}`}</span>
      </p>
      {status < 400 ? null : <Explanation response={state.response} />}
      {body === '' ? (
        <p className="mt-3 text-muted-foreground">{copy.emptyBody}</p>
      ) : (
        <pre
          role="region"
          tabIndex={0}
          aria-label={copy.bodyWords}
          className="mt-3 max-h-96 overflow-y-auto rounded-card border bg-surface-sunken p-4 text-caption leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          <code>{body}</code>
        </pre>
      )}
      {isTruncated ? <p className="mt-2 text-caption text-muted-foreground">{copy.cut}</p> : null}
    </section>
  );
}

function Explanation({ response: { status, problem, retryAfter } }: { response: TrialResponse }) {
  const explanation = explanations[String(status)];
  return (
    <div className="mt-3">
      {explanation ? (
        <p>
          <strong className="font-semibold">{explanation.meaning}</strong> <span>{explanation.remedy}</span>
        </p>
      ) : null}
      {problem.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {problem.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {copy.lookAt} <code>{field}</code>
              <span>{`: ${message}`}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {retryAfter ? <p className="mt-2">{`${copy.waitFor} ${retryAfter}`}</p> : null}
    </div>
  );
}

const usePreservedInput = createPreservedState<TrialInput>();

type TrialState =
  { phase: 'idle' | 'sending' | 'no-answer' | 'foreign' } | { phase: 'answered'; response: TrialResponse };

export function useTrialForm(call: TrialCall) {
  const [ownId] = useState(readUserId);
  const [input, setInput] = usePreservedInput(createInput(call, ownId), call.id);
  const [state, setState] = useState<TrialState>({ phase: 'idle' });
  const latest = useRef(0);

  async function send() {
    if (state.phase === 'sending') return;
    if (hasForeignUserId(call, input.body, ownId)) {
      setState({ phase: 'foreign' });
      return announce(`${copy.foreignNumber} ${ownId}.`);
    }
    setState({ phase: 'sending' });
    latest.current += 1;
    const requestNumber = latest.current;
    const response = await sendTrial(call.method, formatAddress(call, input), call.body ? input.body : null);
    if (requestNumber !== latest.current) return;
    setState(response ? { phase: 'answered', response } : { phase: 'no-answer' });
    announce(
      response ? `${copy.status} ${response.status}, ${response.ms} ${copy.milliseconds}` : copy.noAnswer,
    );
  }

  function reset() {
    // A pending response does not belong to the new form.
    latest.current += 1;
    setInput(createInput(call, ownId));
    setState({ phase: 'idle' });
  }

  return { ownId, input, setInput, state, send, reset };
}
