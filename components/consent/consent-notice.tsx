'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useFocusReturn } from '@/components/hooks/use-focus-return';
import { useRootAttribute } from '@/components/hooks/use-root-attribute';
import { useSitePath } from '@/components/hooks/use-site-path';
import { announce } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/links';
import { clearLeftoverData, finishWithdrawal, giveConsent, withdraw } from '@/lib/browser/change-consent';
import { consentCopy, consentNoticeCopy } from '@/lib/content/consent';
import { isConsentPending } from '@/lib/personalization/consent';
import {
  readConsentChoice,
  readConsentMode,
  readConsentState,
  storeConsentChoice,
  subscribeToConsent,
} from '@/lib/browser/visit-mode';

const readIsOpen = () => isConsentPending(readConsentState(), readConsentChoice());

async function stop(): Promise<void> {
  announce(consentCopy.announcements[await withdraw()]);
}

/** Informs about or asks for consent, once. Takes no focus and never covers the last line. */
export function ConsentNotice() {
  const isOpen = useSyncExternalStore(subscribeToConsent, readIsOpen, () => false);
  const focus = useFocusReturn();
  useRootAttribute('notice', isOpen);
  const path = useSitePath();
  useEffect(() => void clearLeftoverData(), []);
  useEffect(() => void finishWithdrawal(), [path]);
  if (!isOpen) return null;
  const mode = readConsentMode();
  const copy = consentNoticeCopy.notice[mode];
  const accept = mode === 'opt-in' ? giveConsent : () => storeConsentChoice('seen');
  return (
    <section
      aria-label={copy.label}
      data-slot="consent-notice"
      className="mx-auto max-w-sm animate-toast-in rounded-card border border-border-strong bg-surface-raised px-4 py-3 text-sm shadow-raised"
      onFocus={focus.onFocus}
    >
      <p>
        <span>{copy.text}</span>{' '}
        <SiteLink href={consentNoticeCopy.privacy} className="text-primary underline underline-offset-4">
          {copy.read}
        </SiteLink>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => focus.after(accept)}>
          {copy.agree}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => focus.after(stop)}>
          {copy.stop}
        </Button>
      </div>
    </section>
  );
}
