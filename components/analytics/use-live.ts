'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, type FigureSource } from '@/lib/content/analytics/dashboard-copy';
import type { LiveView, LiveWatch } from './watch-live';

const useSource = createKeptState<FigureSource>();

/** The selected source, and this site's own figures, which are requested while selected. */
export function useLive(range: TimeRange) {
  const [source, chooseSource] = useSource('sample');
  const [live, setLive] = useState<{ range: TimeRange; view: LiveView } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const watch = useRef<LiveWatch | null>(null);
  const isOn = source === 'site';
  const isLoading = isOn && live?.range !== range;

  const show = useEffectEvent((view: LiveView) => {
    if (isLoading && view.answer)
      announce(
        `${dashboardCopy.loaded} ${dashboardCopy.source.options.site}, ${dashboardCopy.range.options[range]}`,
      );
    setLive({ range, view });
  });
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    import('./watch-live').then(
      ({ watchLive }) => {
        if (!isOver) watch.current = watchLive(range, (view) => show(view));
      },
      () => !isOver && show({ copy: dashboardCopy, problem: 'failed', answer: null }),
    );
    return () => {
      isOver = true;
      watch.current?.stop();
      watch.current = null;
    };
  }, [isOn, range, attempt]);

  return {
    source,
    chooseSource,
    isLoading,
    /** Null before the first response; while a range loads, the previous range's. */
    view: isOn ? (live?.view ?? null) : null,
    retry() {
      if (watch.current) watch.current.ask();
      else setAttempt(attempt + 1);
    },
  };
}
