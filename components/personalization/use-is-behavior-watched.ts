'use client';

import { hasGlobalPrivacyControl } from '@/lib/browser/global-privacy-control';
import { shouldAnalyzeBehavior } from '@/lib/personalization/session';
import { useSession } from './personalization-context';

/** Whether behavior may be noted: the visitor's setting has arrived and is on, and the browser does not object. */
export function useIsBehaviorWatched(): boolean {
  return shouldAnalyzeBehavior(useSession()) && !hasGlobalPrivacyControl();
}
