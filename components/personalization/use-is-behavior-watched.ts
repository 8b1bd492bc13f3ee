'use client';

import { shouldAnalyzeBehavior } from '@/lib/personalization/session';
import { useSession } from './personalization-context';
import { useConsentState } from './use-consent-state';

/** Whether behavior may be noted: the visitor's setting has arrived and is on, and nothing objects to it. */
export function useIsBehaviorWatched(): boolean {
  const isConsentGiven = useConsentState() === 'on';
  return shouldAnalyzeBehavior(useSession('settings', 'settingsLoaded')) && isConsentGiven;
}
