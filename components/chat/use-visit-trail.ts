'use client';

import { useEffect } from 'react';
import { useIsBehaviorWatched } from '@/components/personalization/use-is-behavior-watched';
import { watchVisitTrail } from '@/lib/browser/visit-trail';

/** Notes the visitor's last steps for the assistant, while behavioral analytics is on. */
export function useVisitTrail(): void {
  const isOn = useIsBehaviorWatched();
  useEffect(() => (isOn ? watchVisitTrail() : undefined), [isOn]);
}
