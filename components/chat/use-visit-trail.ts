'use client';

import { useEffect } from 'react';
import { useSession } from '@/components/personalization/personalization-context';
import { hasGlobalPrivacyControl } from '@/lib/browser/global-privacy-control';
import { watchVisitTrail } from '@/lib/browser/visit-trail';
import { shouldAnalyzeBehavior } from '@/lib/personalization/session';

/** Notes the visitor's last steps for the assistant, while behavioral analytics is on. */
export function useVisitTrail(): void {
  const isOn = shouldAnalyzeBehavior(useSession()) && !hasGlobalPrivacyControl();
  useEffect(() => (isOn ? watchVisitTrail() : undefined), [isOn]);
}
