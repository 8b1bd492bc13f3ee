import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { pathOf } from '@/lib/calls/endpoint';
import { call } from '@/lib/browser/request';
import { ROUTES } from '@/lib/config/routes';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { ShareLinkRequest } from '@/lib/calls/make-share-link';
import {
  DEMO_COMPANY_MAX,
  DEMO_MESSAGE_MAX,
  DEMO_SENDER_MAX,
  NEXT_STEPS,
  type DemoView,
} from '@/lib/personalization/demo-view';
import { changeDemoView } from '@/lib/browser/demo-view';
import { LineField } from './line-field';
import { ShareSteps } from './share-steps';

const copy = demoViewCopy.share;
const AUDIENCES = ['guest', 'presenter'] as const;
const TEXT_FIELDS = [
  { name: 'company', max: DEMO_COMPANY_MAX },
  { name: 'sender', max: DEMO_SENDER_MAX },
  { name: 'message', max: DEMO_MESSAGE_MAX },
] as const;

export function SharePanel({ view, onNotes }: { view: DemoView; onNotes: () => void }) {
  const { company, sender, message, nextStep } = view;
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const [isGuest, setIsGuest] = useState(true);
  const here = { page: toPage(path), persona };
  const steps = view.steps.map((step) => ({ ...step, page: toPage(step.page) }));
  const { page, persona: firstPersona } = steps[0] ?? here;
  const state = useShareLink({
    page,
    persona: firstPersona,
    settings,
    company,
    steps,
    isGuest,
    sender,
    message,
    nextStep,
  });

  return (
    <div className="mt-2 grid gap-4 text-sm">
      <p className="text-muted-foreground">{describeLink(path, steps.length)}</p>
      {TEXT_FIELDS.map(({ name, max }) => (
        <LineField
          key={name}
          label={copy[name]}
          value={view[name]}
          max={max}
          onChange={(text) => changeDemoView({ [name]: text })}
        />
      ))}
      <label className="font-medium">
        {copy.nextStep}
        <NativeSelect
          options={NEXT_STEPS.map((step) => ({
            value: step,
            label: demoViewCopy.guest.nextSteps[step].label,
          }))}
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
      <SharedLink state={state} />
      <p>{copy.untracked}</p>
      <ShareSteps steps={view.steps} here={here} onNotes={onNotes} />
    </div>
  );
}

function toPage(path: string) {
  return Object.values(ROUTES).find((route) => route === path) ?? ROUTES.home;
}

function describeLink(path: string, steps: number): string {
  if (steps > 0) return copy.textWithSteps;
  return path === ROUTES.compare ? copy.textOnCompare : copy.text;
}

/** Typing a name or stepping through personas creates only one link. */
const DEBOUNCE_MS = 300;

type ShareLinkState =
  { phase: 'making' } | { phase: 'failed'; retry: () => void } | { phase: 'made'; link: ShareLink };

/** A share link, recreated when the view changes. */
function useShareLink(view: ShareLinkRequest): ShareLinkState {
  const { data, isError, refetch } = useQuery({
    queryKey: [pathOf('POST /api/share-links'), view],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
      signal.throwIfAborted();
      return sendShareLink(view);
    },
  });
  if (data) return { phase: 'made', link: data };
  return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'making' };
}

const COPY_LINK_LABELS = { copyLink: copy.copy, linkCopied: copy.copied, copyFailed: copy.copyFailed };

function SharedLink({ state }: { state: ShareLinkState }) {
  const linkRef = useRef<HTMLInputElement>(null);
  const link = state.phase === 'made' ? state.link : null;
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
        {state.phase === 'failed' ? (
          <Button
            variant="secondary"
            onClick={() => {
              // The button disappears when pressed.
              linkRef.current?.focus();
              state.retry();
            }}
          >
            {copy.retry}
          </Button>
        ) : null}
      </div>
      <p id="demo-link-hint" role="status" className="mt-1 text-muted-foreground">
        {link
          ? `${copy.until} ${formatDay(link.expiresAt)}.`
          : copy[state.phase === 'failed' ? 'failed' : 'making']}
      </p>
    </div>
  );
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}

type ShareLink = { url: string; expiresAt: string };

async function sendShareLink(view: ShareLinkRequest): Promise<ShareLink> {
  const { path, expiresAt } = await call('POST /api/share-links', { body: view });
  return { url: new URL(path, window.location.origin).href, expiresAt };
}
