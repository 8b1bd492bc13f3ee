'use client';

import { useEffect } from 'react';
import { useIsBehaviorWatched } from '@/components/personalization/use-is-behavior-watched';
import { hasGlobalPrivacyControl } from '@/lib/browser/global-privacy-control';
import { watchVisitTrail } from '@/lib/browser/visit-trail';

/** Notes the visitor's last steps for the assistant, while behavioral analytics is on. */
export function useVisitTrail(): void {
  const isOn = useIsBehaviorWatched() && !hasGlobalPrivacyControl();
  useEffect(() => (isOn ? watchVisitTrail() : undefined), [isOn]);
}
