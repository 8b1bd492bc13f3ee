'use client';

import { useEffect, useEffectEvent } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { ANALYTICS_LOADING_MS } from '@/lib/config/timings';
import { TIME_RANGES, type TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';

const DEFAULT_RANGE: TimeRange = '7d';

function isTimeRange(value: string): value is TimeRange {
  return TIME_RANGES.some((range) => range === value);
}

const useRange = createKeptState<TimeRange>();
const useLoadedRange = createKeptState<TimeRange | null>();

/**
 * The chosen range. Its figures load for one second when the page has come and after each change (spec §4), and are
 * announced once. For another visitor they are the same and stay.
 */
export function useTimeRange() {
  const [range, setRange] = useRange(DEFAULT_RANGE);
  const [loadedRange, setLoadedRange] = useLoadedRange(null);
  const isLoading = range !== loadedRange;

  const load = useEffectEvent(() => {
    setLoadedRange(range);
    announce(`${dashboardCopy.loaded} ${dashboardCopy.range.options[range]}`);
  });
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(load, ANALYTICS_LOADING_MS);
    return () => clearTimeout(timer);
  }, [range, isLoading]);

  function chooseRange(value: string) {
    if (!isTimeRange(value) || value === range) return;
    setRange(value);
    setLoadedRange(null);
  }

  return { range, isLoading, chooseRange };
}
