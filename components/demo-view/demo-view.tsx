'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { isDemoView, readDemoCookie } from '@/lib/browser/demo-view';
import { sendQueueOnLeave } from '@/lib/browser/event-queue';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';
import { logSilently } from '@/lib/browser/log';
import { readQuery } from '@/lib/personalization/read-query';
import type { DemoBarProps } from './demo-bar';

/** Asked for, the view has begun wherever its cookie was taken. */
const NOTICES = new Map<string | null, 'expired' | 'invalid' | 'blocked'>([
  ['expired', 'expired'],
  ['invalid', 'invalid'],
  ['1', 'blocked'],
]);

/** Stands among the idle widgets of every page; the bar is loaded in the demo view alone. */
export function DemoView(props: DemoBarProps) {
  const [Bar, setBar] = useState<ComponentType<DemoBarProps> | null>(null);
  useSameView();

  useEffect(() => {
    if (!isDemoView()) return watchOwnPage();
    return loadWhenPossible(
      () => import('./demo-bar'),
      (loaded) => setBar(() => loaded.DemoBar),
      'The demo bar was not loaded',
    );
  }, []);

  return Bar ? <Bar {...props} /> : null;
}

function watchOwnPage(): () => void {
  const why = NOTICES.get(readQuery(window.location.search).get('demo'));
  if (why)
    void import('./show-notice').then(
      ({ showNotice }) => showNotice(why),
      (error: unknown) => logSilently('The notice was not loaded', error),
    );
  // What was done until now is the visitor's own; sent from within the demo view it would be dropped.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-slot=open-demo-view]')) sendQueueOnLeave();
  };
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}

/** A page that was loaded as the visitor's own and comes back into sight in the demo view, or the other way round, is loaded anew. */
function useSameView(): void {
  useEffect(() => {
    const compare = () => {
      const isLoadedInDemo = document.documentElement.dataset.demoView !== undefined;
      if (document.visibilityState === 'visible' && isLoadedInDemo !== (readDemoCookie() !== null))
        window.location.reload();
    };
    // Of a page that the browser has kept whole, and of a tab beside it.
    window.addEventListener('pageshow', compare);
    document.addEventListener('visibilitychange', compare);
    return () => {
      window.removeEventListener('pageshow', compare);
      document.removeEventListener('visibilitychange', compare);
    };
  }, []);
}
