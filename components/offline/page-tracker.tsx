'use client';

import { useEffect } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { useSession } from '@/components/personalization/personalization-context';
import { useConsentState } from '@/components/personalization/use-visit-mode';
import { storeShownPage } from '@/lib/browser/service-worker';
import { formatPersonaSlug } from '@/lib/personalization/persona';

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
