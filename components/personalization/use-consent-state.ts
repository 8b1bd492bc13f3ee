'use client';

import { useSyncExternalStore } from 'react';
import { readConsentState, subscribeToConsent } from '@/lib/browser/consent';
import type { ConsentState } from '@/lib/personalization/consent';
import { shouldAnalyzeBehavior } from '@/lib/personalization/session';
import { useSession } from './personalization-context';

/** Consent state for rendering; code that stores or sends calls `mayRemember`. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, readConsentState, readServerState);
}

function readServerState(): ConsentState {
  return 'on';
}

/** Whether behavior may be tracked: settings loaded, switch on, consent given. */
export function useIsBehaviorWatched(): boolean {
  const isConsentGiven = useConsentState() === 'on';
  return shouldAnalyzeBehavior(useSession('settings', 'settingsLoaded')) && isConsentGiven;
}
