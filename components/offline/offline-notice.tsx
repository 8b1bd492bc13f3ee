'use client';

import { WifiOff, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { useRenderedSlug } from '@/components/personalization/use-rendered-slug';
import { useConsentState } from '@/components/personalization/use-visit-mode';
import { announce } from '@/components/ui/announcement-store';
import { Button, IconButton } from '@/components/ui/button';
import { findServiceWorkers, storeShownPage } from '@/lib/browser/service-worker';
import { offlineCopy } from '@/lib/content/offline';
import { formatPersonaSlug } from '@/lib/personalization/persona';
import { formatSavedAt, parseSavedAt } from '@/lib/service-worker/saved-at';

const words = offlineCopy.notice;

export function OfflineNotice() {
  const connection = useConnection();
  const isCaching = Boolean(findServiceWorkers()?.controller);
  const notice = describeConnection(connection, isCaching);
  const text = notice?.text ?? null;
  const [hiddenText, setHiddenText] = useState<string | null>(null);
  if (hiddenText !== null && hiddenText !== text) setHiddenText(null);
  const announcedText = useRef<string | null>(null);

  useEffect(() => {
    if (text === announcedText.current) return;
    const isBack = announcedText.current !== null && text === null;
    announcedText.current = text;
    if (text) announce(text);
    else if (isBack) announce(words.online);
  }, [text]);

  if (!notice || notice.text === hiddenText) return null;
  return (
    <section
      aria-label={words.label}
      data-slot="offline-notice"
      className="animate-toast-in rounded-card border border-border-strong bg-surface-raised py-2 pr-2 pl-4 shadow-raised"
    >
      <div className="flex items-start gap-3">
        <WifiOff aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-accent" />
        <p className="grow py-2 text-[0.9375rem]">{notice.text}</p>
        <IconButton
          icon={X}
          label={words.hide}
          onClick={() => {
            setHiddenText(notice.text);
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
        />
      </div>
      {notice.action ? (
        <Button variant="secondary" className="mb-2 ml-8" onClick={() => window.location.reload()}>
          {notice.action}
        </Button>
      ) : null}
    </section>
  );
}

/** The notice's text and button label; null if there is nothing to report. */
export function describeConnection(
  { isOnline, wasOffline, savedAt }: Connection,
  isCaching: boolean,
): { text: string; action: string | null } | null {
  const words = offlineCopy.notice;
  if (savedAt) {
    const state = isOnline ? (wasOffline ? words.online : words.unreachable) : words.offline;
    const copy = words.copy.replace('{date}', formatSavedAt(savedAt));
    return { text: `${state} ${copy}`, action: isOnline && wasOffline ? words.renew : words.tryAgain };
  }
  if (isOnline) return null;
  return { text: `${words.offline} ${isCaching ? words.visited : words.stays}`, action: null };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

type Connection = { isOnline: boolean; savedAt: Date | null; wasOffline: boolean };

function useConnection(): Connection {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);

  // Only the document can be a saved copy; pages reached by client-side navigation are not.
  const page = `${useSitePath()} ${useRenderedSlug()}`;
  const [initial] = useState(() => ({
    page,
    savedAt: parseSavedAt(document.documentElement.dataset.savedAt),
  }));
  return { isOnline, wasOffline, savedAt: initial.page === page ? initial.savedAt : null };
}

export function PageTracker() {
  const path = useSitePath();
  const { persona, settings } = useSession('persona', 'settings');
  const consent = useConsentState();
  const view = `${formatPersonaSlug(persona)} ${settings.contentPersonalization}`;

  useEffect(() => {
    void storeShownPage();
  }, [path, view, consent]);

  return null;
}
