'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, type FigureSource } from '@/lib/content/analytics/dashboard-copy';
import type { LiveView } from './watch-live';

const useSource = createKeptState<FigureSource>();

/** Null while it loads; 'failed' when the code itself did not come. */
type Live = { range: TimeRange; view: LiveView | 'failed' };

/** Whose figures are shown, and this site's own, which are asked for while they are chosen. */
export function useLive(range: TimeRange) {
  const [source, chooseSource] = useSource('sample');
  const [live, setLive] = useState<Live | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isOn = source === 'site';

  const show = useEffectEvent((view: Live['view']) => {
    if (live?.range !== range && view !== 'failed' && view.answer)
      announce(
        `${dashboardCopy.loaded} ${dashboardCopy.source.options.site}, ${dashboardCopy.range.options[range]}`,
      );
    setLive({ range, view });
  });
  useEffect(() => {
    if (!isOn) return;
    let stop = () => {};
    let isOver = false;
    import('./watch-live').then(
      ({ watchLive }) => {
        if (!isOver) stop = watchLive(range, (view) => show(view));
      },
      () => !isOver && show('failed'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOn, range, attempt]);

  return {
    source,
    chooseSource,
    live: isOn && live?.range === range ? live.view : null,
    retry: () => setAttempt(attempt + 1),
  };
}
