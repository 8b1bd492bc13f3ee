'use client';

import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useVisitMode } from '@/components/personalization/use-visit-mode';
import { sendQueueOnLeave } from '@/lib/browser/event-queue';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';
import { logSilently } from '@/lib/browser/log';
import { readQuery } from '@/lib/personalization/read-query';
import { reloadOnOtherView } from '@/lib/browser/demo-view';

/** `1` in the address of a normal page means that the cookie was refused. */
const NOTICES = new Map<string | null, 'expired' | 'invalid' | 'blocked'>([
  ['expired', 'expired'],
  ['invalid', 'invalid'],
  ['1', 'blocked'],
]);

type DemoViewProps = { loadReasons: () => Promise<ComponentType> };

export function DemoView({ loadReasons }: DemoViewProps) {
  const [bar, setBar] = useState<ReactElement | null>(null);
  const isDemo = useVisitMode() === 'demo';
  useEffect(reloadOnOtherView, []);

  useEffect(() => {
    if (!isDemo) return watchNormalPage();
    return loadWhenPossible(
      () => Promise.all([import('./demo-bar'), loadReasons()]),
      ([{ DemoBar }, Reasons]) => setBar(<DemoBar reasons={<Reasons />} />),
      'The demo bar was not loaded',
    );
  }, [isDemo, loadReasons]);

  return bar;
}

function watchNormalPage(): () => void {
  const notice = NOTICES.get(readQuery(window.location.search).get('demo'));
  if (notice)
    void import('./show-notice').then(
      ({ showNotice }) => showNotice(notice),
      (error: unknown) => logSilently('The notice was not loaded', error),
    );
  // Events so far belong to the visitor; the demo view would drop them.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-slot=open-demo-view]')) sendQueueOnLeave();
  };
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}
