'use client';

import { useEffect, useEffectEvent, type ComponentProps, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAnchor } from '@/components/hooks/use-anchor';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { useVisitMode } from '@/components/personalization/use-visit-mode';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { Input, Label, Textarea, NativeSelect } from '@/components/ui/fields';
import { keepTogether } from '@/components/ui/keep-together';
import { MailLink } from '@/components/ui/links';
import { readDemoView } from '@/lib/browser/demo-view';
import { demoViewNote } from '@/lib/content/shell';
import type { PlaceCopy } from '@/lib/content/experiment';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { site } from '@/lib/content/site';
import { COMPANY_SIZES } from '@/lib/personalization/profile';
import { fieldId, FIELD_NAMES, suggestMessage, type FieldName } from './demo-request-draft';
import type { DemoRequestFailure, FieldErrors } from './send-demo-request';
import { NOTICE_ID, useDemoRequest } from './use-demo-request';

type FieldCopy = { label: string; hint?: string };
const fields: Record<FieldName, FieldCopy> = demoRequestCopy.fields;

const ATTRIBUTES: Record<FieldName, ComponentProps<'input'>> = {
  name: { autoComplete: 'name', 'aria-required': true },
  email: { type: 'email', autoComplete: 'work email', spellCheck: false, 'aria-required': true },
  company: { autoComplete: 'organization', 'aria-required': true },
  companySize: {},
  message: {},
};

const SIZES = [
  { value: '', label: demoRequestCopy.noSize },
  ...COMPANY_SIZES.map((size) => ({ value: size, label: size })),
];

const REQUIRED = ['name', 'email', 'company'] as const;
const OPTIONAL = ['companySize', 'message'] as const;

type DemoRequestFieldProps = {
  name: FieldName;
  value: string;
  error: string | undefined;
  isLocked: boolean;
  onChange: (name: FieldName, value: string) => void;
};

function DemoRequestField({ name, value, error, isLocked, onChange }: DemoRequestFieldProps) {
  const id = fieldId(name);
  const { label, hint } = fields[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  } as const;
  const control: Elements = renderControl();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      {hint ? (
        <p id={`${id}-hint`} className="text-caption text-muted-foreground">
          {keepTogether(hint)}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {control}
    </div>
  );

  function renderControl(): Elements {
    if (name === 'message') return <Textarea {...shared} rows={4} readOnly={isLocked} />;
    if (name !== 'companySize') return <Input {...shared} {...ATTRIBUTES[name]} readOnly={isLocked} />;
    return <NativeSelect {...shared} options={SIZES} />;
  }
}

const DEMO_ID = 'demo';
const TRIAL_ID = 'trial';
const TITLE_ID = 'demo-request-title';
/** Neither name nor label says what a password manager or an autofill could know. */
const HONEYPOT_NAME = 'hp-1';

/** A visitor who arrived by address can already be busy elsewhere and keeps the focus. */
function arrive(by: 'click' | 'address'): void {
  const isBusy = by === 'address' && document.activeElement?.matches('a, button, input, select, textarea');
  if (!isBusy) document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
}

function arriveForTrial(by: 'click' | 'address'): void {
  suggestMessage(demoRequestCopy.trial.message);
  arrive(by);
}

/** Calls back when a link to this hash is followed: from another page, this page or history. */
function useHashLink(id: string, onFollow: (by: 'click' | 'address') => void): void {
  const follow = useEffectEvent(onFollow);

  useEffect(() => {
    const hash = `#${id}`;
    const check = () => {
      if (window.location.hash === hash) follow('address');
    };
    const handleClick = ({ target }: globalThis.MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash === hash && link.pathname === window.location.pathname) follow('click');
    };
    check();
    window.addEventListener('hashchange', check);
    document.addEventListener('click', handleClick);
    return () => {
      window.removeEventListener('hashchange', check);
      document.removeEventListener('click', handleClick);
    };
  }, [id]);
}

/** @param experimentCopy of a running experiment */
export function DemoRequestForm({ experimentCopy }: { experimentCopy?: PlaceCopy['demo-request'] }) {
  const { trap, privacy, sending, optional } = demoRequestCopy;
  const isForTrial = useAnchor().id === TRIAL_ID;
  const { heading, send: sendLabel } = isForTrial
    ? demoRequestCopy.trial
    : { ...demoRequestCopy, ...experimentCopy };
  const { values, state, change, send, prepare, startAgain } = useDemoRequest();
  const isHydrated = useIsHydrated();
  useHashLink(DEMO_ID, arrive);
  useHashLink(TRIAL_ID, arriveForTrial);

  if (state.phase === 'saved') {
    const onDone = () => {
      flushSync(startAgain);
      arrive('click');
    };
    return <DemoRequestThanks email={state.email} onDone={onDone} />;
  }

  const isSending = state.phase === 'sending';
  const isOpen = OPTIONAL.some((name) => values[name] || state.errors[name]);
  const renderField = (name: FieldName) => (
    <DemoRequestField
      key={name}
      name={name}
      value={values[name]}
      error={state.errors[name]}
      isLocked={isSending}
      onChange={change}
    />
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get(HONEYPOT_NAME) ?? ''));
  }

  return (
    <form
      data-scripted
      noValidate
      aria-labelledby={TITLE_ID}
      onFocus={prepare}
      onSubmit={handleSubmit}
      className="grid gap-6"
    >
      <h3 id={TITLE_ID} tabIndex={-1} className="text-title outline-none">
        {heading}
      </h3>
      <DemoRequestNotice failure={state.failure} errors={state.errors} />
      {REQUIRED.map(renderField)}
      <details open={isOpen || undefined} className="grid">
        <summary className="min-h-11 cursor-pointer content-center text-primary underline-offset-4 hover:underline">
          {optional}
        </summary>
        <div className="mt-2 grid gap-6">{OPTIONAL.map(renderField)}</div>
      </details>
      <div className="sr-only" aria-hidden="true">
        <label>
          {trap}
          <input
            name={HONEYPOT_NAME}
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            data-form-type="other"
          />
        </label>
      </div>
      <p className="text-caption text-muted-foreground">{privacy}</p>
      <Button
        // A press before hydration is repeated after it; a submission would put the fields into the address.
        type={isHydrated ? 'submit' : 'button'}
        size="lg"
        data-cta="request-demo"
        aria-disabled={isSending}
        className="justify-self-start"
      >
        {isSending ? sending : sendLabel}
      </Button>
    </form>
  );
}

const { heading, text, nextHeading, next, close } = demoRequestCopy.thanks;

/** Promises nothing, because nothing was sent. */
function DemoViewThanks({ onDone }: { onDone: () => void }) {
  return (
    <div className="rounded-card border bg-surface-sunken p-5">
      <h3 id={NOTICE_ID} tabIndex={-1} className="text-title">
        {demoViewNote}
      </h3>
      <Button variant="secondary" onClick={onDone} className="mt-5">
        {close}
      </Button>
    </div>
  );
}

function DemoRequestThanks({ email, onDone }: { email: string; onDone: () => void }) {
  if (useVisitMode() === 'demo' && !readDemoView()?.isGuest) return <DemoViewThanks onDone={onDone} />;
  return (
    <div className="rounded-card border bg-surface-sunken p-5">
      <h3 id={NOTICE_ID} tabIndex={-1} className="text-title text-success">
        {heading}
      </h3>
      <p className="mt-2">
        {text} <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <h4 className="mt-5 font-semibold">{nextHeading}</h4>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {next.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <Button variant="secondary" onClick={onDone} className="mt-5">
        {close}
      </Button>
    </div>
  );
}

const { mistakes, failures, writeInstead } = demoRequestCopy;

type DemoRequestNoticeProps = { failure: DemoRequestFailure | null; errors: FieldErrors };

function DemoRequestNotice({ failure, errors }: DemoRequestNoticeProps) {
  const invalidFields = FIELD_NAMES.filter((name) => errors[name]);
  if (!failure && invalidFields.length === 0) return null;
  const { title, text } = failure ? failures[failure] : mistakes;
  return (
    <div
      id={NOTICE_ID}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${NOTICE_ID}-title`}
      aria-describedby={`${NOTICE_ID}-text`}
      className="rounded-card border-2 border-danger bg-surface p-4"
    >
      <h4 id={`${NOTICE_ID}-title`} className="text-title text-danger">
        {title}
      </h4>
      <p id={`${NOTICE_ID}-text`} className="mt-1">
        {text}
      </p>
      {failure ? (
        <p className="mt-2">
          {writeInstead}{' '}
          <MailLink email={site.emails.sales} className="font-medium wrap-anywhere underline" />
        </p>
      ) : (
        <ul className="mt-2 list-disc pl-5">
          {invalidFields.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => goToField(event, name)}
                className="block w-fit py-0.5 font-medium text-danger underline underline-offset-4"
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Leaves the address alone: it names the form, not a field. */
function goToField(event: MouseEvent, name: FieldName) {
  event.preventDefault();
  const field = document.getElementById(fieldId(name));
  field?.parentElement?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
}
