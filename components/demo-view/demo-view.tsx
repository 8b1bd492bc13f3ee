'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useVisitMode } from '@/components/personalization/use-visit-mode';
import { sendQueueOnLeave } from '@/lib/browser/event-queue';
import { loadWhenPossible } from '@/lib/browser/load-when-possible';
import { logSilently } from '@/lib/browser/log';
import { readQuery } from '@/lib/personalization/read-query';
import { reloadOnOtherView } from '@/lib/browser/demo-view';
import type { DemoBarProps } from './demo-bar';

/** `1` in the address of a normal page means that the cookie was refused. */
const NOTICES = new Map<string | null, 'expired' | 'invalid' | 'blocked'>([
  ['expired', 'expired'],
  ['invalid', 'invalid'],
  ['1', 'blocked'],
]);

export function DemoView(props: DemoBarProps) {
  const [Bar, setBar] = useState<ComponentType<DemoBarProps> | null>(null);
  const isDemo = useVisitMode() === 'demo';
  useEffect(reloadOnOtherView, []);

  useEffect(() => {
    if (!isDemo) return watchNormalPage();
    return loadWhenPossible(
      () => import('./demo-bar'),
      (loaded) => setBar(() => loaded.DemoBar),
      'The demo bar was not loaded',
    );
  }, [isDemo]);

  return Bar ? <Bar {...props} /> : null;
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
