'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { cleanDemoAddress, readDemoView, subscribeToDemoView } from '@/lib/browser/current-demo-view';
import { readDemoCookie } from '@/lib/browser/demo-view';
import { parseDemoView, type DemoView } from '@/lib/personalization/demo-view';

const NOTHING: Pick<DemoView, 'company' | 'steps'> = { company: '', steps: [] };

/** Whom the view is prepared for, and its script. Persona and settings are the session's, which starts from the view's. */
export function useDemoView(): Pick<DemoView, 'company' | 'steps'> {
  const { changeHere } = usePersonalizationActions();
  const cookie = useSyncExternalStore(subscribeToDemoView, readDemoCookie, () => null);

  useEffect(() => {
    cleanDemoAddress();
    const view = readDemoView();
    if (!view) return;
    const { contentPersonalization, navigationAdaptation, behavioralAnalytics } = view;
    const settings = { contentPersonalization, navigationAdaptation, behavioralAnalytics };
    changeHere({ type: 'settings-loaded', settings });
  }, [changeHere]);

  return parseDemoView(cookie) ?? NOTHING;
}
