'use client';

import { useSyncExternalStore } from 'react';
import { readConsentState, subscribeToConsent } from '@/lib/browser/consent';
import type { ConsentState } from '@/lib/personalization/consent';
import { shouldAnalyzeBehavior } from '@/lib/personalization/session';
import { useSession } from './personalization-context';

/** Whether the visitor may be remembered, and if not, why. For what is drawn; whoever stores or sends asks `mayRemember`. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, readConsentState, readServerState);
}

function readServerState(): ConsentState {
  return 'on';
}

/** Whether behavior may be noted: the visitor's setting has arrived and is on, and nothing objects to it. */
export function useIsBehaviorWatched(): boolean {
  const isConsentGiven = useConsentState() === 'on';
  return shouldAnalyzeBehavior(useSession('settings', 'settingsLoaded')) && isConsentGiven;
}
