'use client';

import { useEffect, useState } from 'react';
import { logSilently } from '@/lib/browser/log';
import { sendShareLink, type ShareLink } from '@/lib/browser/send-share-link';
import type { ShareLinkRequest } from '@/lib/contracts/share-link';

/** Whoever types a name or walks through personas gets one link at the end. */
const CALM_MS = 300;

export type ShareLinkState =
  { phase: 'making' } | { phase: 'failed'; retry: () => void } | { phase: 'made'; link: ShareLink };

/** The link to a view, made anew whenever the view changes. Null is a view that no link can be made of. */
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
