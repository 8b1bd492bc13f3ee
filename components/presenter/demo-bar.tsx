'use client';

import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { usePersonalizationActions } from '@/components/personalization/personalization-context';
import { showToast } from '@/components/toast/toast-store';
import { demoViewCopy } from '@/lib/content/demo-view';
import { parseDemoView, STANDARD_DEMO_VIEW, type DemoView } from '@/lib/personalization/demo-view';
import { cleanDemoAddress, readDemoView, subscribeToDemoView, takeDemoUndo } from '@/lib/browser/demo-view';
import { readDemoCookie } from '@/lib/browser/visit-mode';
import './demo-bar.css';
import { GuestBar } from './guest-bar';
import { PresenterBar } from './presenter-bar';

/** At the bottom of every page: a caption for the guest of a shared link, controls for the presenter. */
export function DemoBar({ reasons }: { reasons: ReactElement }) {
  const view = useDemoView();
  const barRef = useRef<HTMLElement>(null);

  useEffect(() => (barRef.current ? publishHeight(barRef.current) : undefined), []);

  return (
    <section
      ref={barRef}
      aria-label={view.isGuest ? demoViewCopy.guest.label : demoViewCopy.bar.label}
      data-slot="demo-bar"
      data-guest={view.isGuest ? '' : undefined}
      data-trail="ignored"
    >
      {view.isGuest ? <GuestBar view={view} /> : <PresenterBar view={view} reasons={reasons} />}
    </section>
  );
}

/** The view's own settings; persona and personalization settings belong to the session, which starts from the view. */
function useDemoView(): DemoView {
  const { changeLocally } = usePersonalizationActions();
  const cookie = useSyncExternalStore(subscribeToDemoView, readDemoCookie, () => null);

  useEffect(() => {
    const undo = takeDemoUndo();
    if (undo) showToast({ ...demoViewCopy.resetDone, action: { label: demoViewCopy.undo, act: undo } });
    cleanDemoAddress();
    const view = readDemoView();
    if (!view) return;
    const { contentPersonalization, navigationAdaptation, behavioralAnalytics } = view;
    const settings = { contentPersonalization, navigationAdaptation, behavioralAnalytics };
    changeLocally({ type: 'settings-loaded', settings });
  }, [changeLocally]);

  // Going back to a page of the previous demo must not show its chat or forms again.
  useEffect(() => {
    const reloadRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadRestored);
    return () => window.removeEventListener('pageshow', reloadRestored);
  }, []);

  return parseDemoView(cookie) ?? STANDARD_DEMO_VIEW;
}

/** As --demo-bar, so that the end of the page stays visible. Returns a function that stops. */
function publishHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    // In the next frame, because it changes the page height that another observer measures in this one.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      style.setProperty('--demo-bar', `${Math.ceil(bar.getBoundingClientRect().height)}px`),
    );
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty('--demo-bar');
  };
}
