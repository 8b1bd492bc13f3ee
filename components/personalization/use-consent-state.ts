'use client';

import { useSyncExternalStore } from 'react';
import { readConsentState, subscribeToConsent } from '@/lib/browser/consent';
import type { ConsentState } from '@/lib/personalization/consent';

/** Whether the visitor may be remembered, and if not, why. For what is drawn; whoever stores or sends asks `mayRemember`. */
export function useConsentState(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, readConsentState, readServerState);
}

function readServerState(): ConsentState {
  return 'on';
}
