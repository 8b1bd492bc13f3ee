'use client';

import { useSyncExternalStore } from 'react';
import type { ConsentState } from '@/lib/personalization/consent';
import { shouldAnalyzeBehavior } from '@/lib/personalization/session';
import {
  readConsentState,
  readVisitMode,
  subscribeToConsent,
  type VisitMode,
} from '@/lib/browser/visit-mode';
import { useSession } from './personalization-context';

/** The visit mode for rendering. Storage and requests handle it in lib. */
export function useVisitMode(): VisitMode {
  return useSyncExternalStore(subscribeToConsent, readVisitMode, () => 'own');
}

export function useConsentState(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, readConsentState, () => 'on');
}

/** Whether behavior is tracked: settings loaded, switch on, consent given. */
export function useIsBehaviorTracked(): boolean {
  const isConsentGiven = useConsentState() === 'on';
  return shouldAnalyzeBehavior(useSession('settings', 'settingsLoaded')) && isConsentGiven;
}
