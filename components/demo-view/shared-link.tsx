import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Input } from '@/components/ui/input';
import { makeShareLink } from '@/lib/api/feature-endpoints';
import { logSilently } from '@/lib/browser/log';
import { call } from '@/lib/browser/request';
import { demoViewCopy } from '@/lib/content/demo-view';
import type { ShareLinkRequest } from '@/lib/contracts/share-link';

/** Typing a name or stepping through personas creates one link at the end. */
const CALM_MS = 300;

type ShareLinkState =
  { phase: 'making' } | { phase: 'failed'; retry: () => void } | { phase: 'made'; link: ShareLink };

/** A share link, recreated when the view changes. Null if no link can be made. */
export function useShareLink(view: ShareLinkRequest | null): ShareLinkState {
  const key = view && JSON.stringify(view);
  const [made, setMade] = useState<{ key: string; link: ShareLink | null } | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (key === null) return;
    const wanted = new AbortController();
    const finish = (link: ShareLink | null) => {
      if (!wanted.signal.aborted) setMade({ key, link });
    };
    const timer = setTimeout(() => {
      const asked: ShareLinkRequest = JSON.parse(key);
      sendShareLink(asked).then(finish, (error: unknown) => {
        logSilently('The link was not made', error);
        finish(null);
      });
    }, CALM_MS);
    return () => {
      wanted.abort();
      clearTimeout(timer);
    };
  }, [key, tries]);

  if (key === null || made?.key !== key) return { phase: 'making' };
  if (made.link) return { phase: 'made', link: made.link };
  const retry = () => {
    setMade(null);
    setTries(tries + 1);
  };
  return { phase: 'failed', retry };
}

const words = demoViewCopy.share;
const COPY = { copyLink: words.copy, linkCopied: words.copied, copyFailed: words.copyFailed };

export function SharedLink({ state }: { state: ShareLinkState }) {
  const linkRef = useRef<HTMLInputElement>(null);
  const link = state.phase === 'made' ? state.link : null;
  return (
    <div className="relative">
      <label htmlFor="demo-link" className="font-medium">
        {words.link}
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
        {link ? <CopyLink copy={COPY} readUrl={() => link.url} className="" /> : null}
        {state.phase === 'failed' ? (
          <Button
            variant="secondary"
            onClick={() => {
              // The button disappears when pressed.
              linkRef.current?.focus();
              state.retry();
            }}
          >
            {words.retry}
          </Button>
        ) : null}
      </div>
      <p id="demo-link-hint" role="status" className="mt-1 text-muted-foreground">
        {link
          ? `${words.until} ${formatDay(link.expiresAt)}.`
          : words[state.phase === 'failed' ? 'failed' : 'making']}
      </p>
    </div>
  );
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}

type ShareLink = { url: string; expiresAt: string };

async function sendShareLink(view: ShareLinkRequest): Promise<ShareLink> {
  const { path, expiresAt } = await call(makeShareLink, { body: view });
  return { url: new URL(path, window.location.origin).href, expiresAt };
}
