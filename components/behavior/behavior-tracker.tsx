'use client';

import { useIsBehaviorWatched } from '@/components/personalization/use-is-behavior-watched';
import { useBehaviorAnalysis } from './use-behavior-analysis';
import { useBehaviorTracking } from './use-behavior-tracking';
import { useLatePage } from './use-late-page';

/** Watches the visit while the visitor allows it, and lets the next page follow what was found. Draws nothing. */
export function BehaviorTracker() {
  const isOn = useIsBehaviorWatched();
  useBehaviorTracking(isOn);
  useBehaviorAnalysis(isOn);
  useLatePage();
  return null;
}
