import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useId } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Input, NativeSelect } from '@/components/ui/fields';
import { call } from '@/lib/browser/request';
import { pathOf } from '@/lib/calls/endpoint';
import type { ShareLinkRequest } from '@/lib/calls/make-share-link';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import {
  DEMO_TEXT_MAX,
  NEXT_STEPS,
  type DemoView,
  hasContact,
  isLine,
} from '@/lib/personalization/demo-view';
import { changeDemoView } from '@/lib/browser/demo-view';

const { share: copy, guest } = demoViewCopy;
const TEXT_FIELDS = ['company', 'sender', 'message'] as const;
const AUDIENCES = ['guest', 'presenter'] as const;

export function SharePanel({ view }: { view: DemoView }) {
  const { company, sender, message, nextStep } = view;
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const [isGuest, setIsGuest] = useState(true);
  const page = Object.values(ROUTES).find((route) => route === path) ?? ROUTES.home;

  return (
    <div className="mt-2 grid gap-4 text-sm">
      <p className="text-muted-foreground">{page === ROUTES.compare ? copy.textOnCompare : copy.text}</p>
      <SharedLink view={{ page, persona, settings, isGuest, company, sender, message, nextStep }} />
      {TEXT_FIELDS.map((name) => (
        <LineField
          key={name}
          label={copy[name]}
          value={view[name]}
          max={DEMO_TEXT_MAX[name]}
          isGreeting={name !== 'company'}
          onChange={(text) => changeDemoView({ [name]: text })}
        />
      ))}
      <label className="font-medium">
        {copy.nextStep}
        <NativeSelect
          options={NEXT_STEPS.map((step) => ({ value: step, label: guest.nextSteps[step].label }))}
          value={nextStep}
          onChange={({ target }) =>
            changeDemoView({ nextStep: NEXT_STEPS.find((step) => step === target.value) ?? nextStep })
          }
          className="mt-1"
        />
      </label>
      <label className="font-medium">
        {copy.audience.label}
        <NativeSelect
          options={AUDIENCES.map((audience) => ({ value: audience, label: copy.audience[audience] }))}
          value={isGuest ? 'guest' : 'presenter'}
          onChange={({ target }) => setIsGuest(target.value === 'guest')}
          className="mt-1"
        />
      </label>
      <p>{copy.untracked}</p>
    </div>
  );
}

const COPY_LINK_LABELS = { copyLink: copy.copy, linkCopied: copy.copied, copyFailed: copy.copyFailed };

function SharedLink({ view }: { view: ShareLinkRequest }) {
  const linkRef = useRef<HTMLInputElement>(null);
  const { data: link, isError, refetch } = useShareLink(view);
  const hasFailed = isError && !link;

  function retry() {
    // The button disappears when pressed.
    linkRef.current?.focus();
    void refetch();
  }

  return (
    <div className="relative">
      <label htmlFor="demo-link" className="font-medium">
        {copy.link}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <Input
          ref={linkRef}
          id="demo-link"
          readOnly
          value={link?.url ?? ''}
          aria-describedby="demo-link-hint"
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 basis-48"
        />
        <CopyLink copy={COPY_LINK_LABELS} readUrl={link ? () => link.url : null} className="" />
        {hasFailed ? (
          <Button variant="secondary" onClick={retry}>
            {copy.retry}
          </Button>
        ) : null}
      </div>
      <p id="demo-link-hint" role="status" className="mt-1 text-muted-foreground">
        {link ? `${copy.until} ${formatDay(link.expiresAt)}.` : copy[hasFailed ? 'failed' : 'making']}
      </p>
    </div>
  );
}

/** Typing a name or going through the visitors creates only one link. */
const DEBOUNCE_MS = 300;

/** A link to the view, a new one when it changes. */
function useShareLink(view: ShareLinkRequest) {
  return useQuery({
    queryKey: [pathOf('POST /api/share-links'), view],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
      signal.throwIfAborted();
      const { path, expiresAt } = await call('POST /api/share-links', { body: view });
      return { url: new URL(path, window.location.origin).href, expiresAt };
    },
  });
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}

const { lineWrong, contactWrong, characters } = demoViewCopy.share;

type LineFieldProps = {
  label: string;
  value: string;
  max: number;
  /** Whether a guest is greeted with it, without a phone number or address. */
  isGreeting: boolean;
  onChange: (text: string) => void;
};

/** One line of plain text. Invalid or too long input is reported while typing, never cut, and not passed on. */
function LineField({ label, value, max, isGreeting, onChange }: LineFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const findMistake = (text: string) => {
    if (!isLine(text, max)) return `${lineWrong} ${max} ${characters}`;
    return isGreeting && hasContact(text) ? contactWrong : null;
  };
  const mistake = findMistake(draft.trim());

  function change(text: string) {
    setDraft(text);
    if (findMistake(text.trim()) === null) onChange(text.trim());
  }

  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        id={id}
        value={draft}
        autoComplete="off"
        aria-describedby={mistake === null ? undefined : `${id}-hint`}
        aria-invalid={mistake !== null}
        onChange={(event) => change(event.target.value)}
        className="mt-1"
      />
      {mistake === null ? null : (
        <p id={`${id}-hint`} className="mt-1 text-danger">
          {mistake}
        </p>
      )}
    </div>
  );
}
