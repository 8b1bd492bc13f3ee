'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { announce } from '@/components/ui/announcement-store';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, type FigureSource } from '@/lib/content/analytics/dashboard-copy';
import type { LiveView, LivePoller } from './poll-live';

const useSource = createPreservedState<FigureSource>();

/** The selected source, and this site's own figures, which are requested while selected. */
export function useLive(range: TimeRange) {
  const [source, chooseSource] = useSource('sample');
  const [live, setLive] = useState<{ range: TimeRange; view: LiveView } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const poller = useRef<LivePoller | null>(null);
  const isOn = source === 'site';
  const isLoading = isOn && live?.range !== range;

  const show = useEffectEvent((view: LiveView) => {
    if (isLoading && view.response)
      announce(
        `${dashboardCopy.loaded} ${dashboardCopy.source.options.site}, ${dashboardCopy.range.options[range]}`,
      );
    setLive({ range, view });
  });
  useEffect(() => {
    if (!isOn) return;
    let isStopped = false;
    import('./poll-live').then(
      ({ pollLive }) => {
        if (!isStopped) poller.current = pollLive(range, (view) => show(view));
      },
      () => !isStopped && show({ copy: dashboardCopy, problem: 'failed', response: null }),
    );
    return () => {
      isStopped = true;
      poller.current?.stop();
      poller.current = null;
    };
  }, [isOn, range, attempt]);

  return {
    source,
    chooseSource,
    isLoading,
    /** Null before the first response; while a range loads, the previous range's. */
    view: isOn ? (live?.view ?? null) : null,
    retry() {
      if (poller.current) poller.current.refresh();
      else setAttempt(attempt + 1);
    },
  };
}
