import { useEffect, useSyncExternalStore } from 'react';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { announce } from '@/components/ui/announcement-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import { parseDemoView, STANDARD_DEMO_VIEW, type DemoView } from '@/lib/personalization/demo-view';
import { cleanDemoAddress, readDemoView, subscribeToDemoView, wasDemoReset } from '@/lib/visit/demo-view';
import { readDemoCookie } from '@/lib/visit/visit-mode';

/** What the view holds beside persona and settings, which belong to the session that starts from the view. */
export function useDemoView(): DemoView {
  const { changeHere } = usePersonalizationActions();
  const cookie = useSyncExternalStore(subscribeToDemoView, readDemoCookie, () => null);

  useEffect(() => {
    if (wasDemoReset()) announce(demoViewCopy.resetDone);
    cleanDemoAddress();
    const view = readDemoView();
    if (!view) return;
    const { contentPersonalization, navigationAdaptation, behavioralAnalytics } = view;
    const settings = { contentPersonalization, navigationAdaptation, behavioralAnalytics };
    changeHere({ type: 'settings-loaded', settings });
  }, [changeHere]);

  // Going back to a page of the last demo must not show its chat or forms again.
  useEffect(() => {
    const reloadRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadRestored);
    return () => window.removeEventListener('pageshow', reloadRestored);
  }, []);

  return parseDemoView(cookie) ?? STANDARD_DEMO_VIEW;
}
