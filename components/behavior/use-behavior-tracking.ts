'use client';

import { useEffect } from 'react';
import { useSitePath } from '@/components/hooks/use-site-path';
import { forgetBehavior, recordBehavior } from '@/lib/browser/behavior-log';
import { clearQueue, queueEvent, sendQueueOnLeave } from '@/lib/browser/event-queue';
import { watchClicks } from '@/lib/browser/watch-clicks';
import { watchScrollDepth } from '@/lib/browser/watch-scroll-depth';
import type { BehaviorEvent } from '@/lib/personalization/behavior';

const LONGEST = 200;

const here = () => window.location.pathname.slice(0, LONGEST);

function track(event: BehaviorEvent): void {
  recordBehavior(event);
  queueEvent({ ...event, page: here() } as Parameters<typeof queueEvent>[0]);
}

function startTracking(): () => void {
  const stops = [
    watchScrollDepth((depth) => track({ eventType: 'scroll', eventData: { depth } })),
    watchClicks(({ elementType, link }) => {
      track({ eventType: 'click', eventData: { elementType } });
      if (link) queueEvent({ eventType: 'navigation', eventData: link, page: here() });
    }),
  ];
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') sendQueueOnLeave();
  };
  document.addEventListener('visibilitychange', handleHidden);
  window.addEventListener('pagehide', sendQueueOnLeave);
  return () => {
    document.removeEventListener('visibilitychange', handleHidden);
    window.removeEventListener('pagehide', sendQueueOnLeave);
    stops.forEach((stop) => stop());
    clearQueue();
    forgetBehavior();
  };
}

/** A page that the browser draws in advance is seen only when its turn comes. */
function whenSeen(act: () => void): () => void {
  if (!('prerendering' in document) || document.prerendering !== true) {
    act();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
}

/** Notes page views, clicks and scroll depth, never what is typed; switched off, it forgets what was not sent. */
export function useBehaviorTracking(isOn: boolean): void {
  const path = useSitePath();
  useEffect(() => (isOn ? startTracking() : undefined), [isOn]);
  useEffect(
    () => (isOn ? whenSeen(() => track({ eventType: 'pageview', eventData: {} })) : undefined),
    [isOn, path],
  );
}
