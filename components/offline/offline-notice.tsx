'use client';

import { WifiOff, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { findServiceWorkers } from '@/lib/browser/service-worker';
import { offlineCopy } from '@/lib/content/offline';
import { describeConnection } from './describe-connection';
import { useConnection } from './use-connection';

const words = offlineCopy.notice;

/** Says that there is no connection, and that a page is a copy. Can be put away until there is something new to say. */
export function OfflineNotice() {
  const connection = useConnection();
  const isKeeping = Boolean(findServiceWorkers()?.controller);
  const said = describeConnection(connection, isKeeping);
  const text = said?.text ?? null;
  const [hiddenText, setHiddenText] = useState<string | null>(null);
  if (hiddenText !== null && hiddenText !== text) setHiddenText(null);
  const spoken = useRef<string | null>(null);

  useEffect(() => {
    if (text === spoken.current) return;
    const isBack = spoken.current !== null && text === null;
    spoken.current = text;
    if (text) announce(text);
    else if (isBack) announce(words.online);
  }, [text]);

  if (!said || said.text === hiddenText) return null;
  return (
    <section
      aria-label={words.label}
      data-slot="offline-notice"
      className="animate-toast-in rounded-card border border-border-strong bg-surface-raised py-2 pr-2 pl-4 shadow-raised"
    >
      <div className="flex items-start gap-3">
        <WifiOff aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-accent" />
        <p className="grow py-2 text-[0.9375rem]">{said.text}</p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.hide}
          onClick={() => {
            setHiddenText(said.text);
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {said.action ? (
        <Button variant="secondary" className="mb-2 ml-8" onClick={() => window.location.reload()}>
          {said.action}
        </Button>
      ) : null}
    </section>
  );
}
