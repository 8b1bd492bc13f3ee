'use client';

import { useSession } from '@/components/personalization/personalization-context';
import { hasGlobalPrivacyControl } from '@/lib/browser/global-privacy-control';
import { shouldAnalyzeBehavior } from '@/lib/personalization/session';
import { useBehaviorAnalysis } from './use-behavior-analysis';
import { useBehaviorTracking } from './use-behavior-tracking';
import { useLatePage } from './use-late-page';

/** Watches the visit while the visitor allows it, and lets the next page follow what was found. Draws nothing. */
export function BehaviorTracker() {
  const isOn = shouldAnalyzeBehavior(useSession()) && !hasGlobalPrivacyControl();
  useBehaviorTracking(isOn);
  useBehaviorAnalysis(isOn);
  useLatePage();
  return null;
}
