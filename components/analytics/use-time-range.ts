'use client';

import { useEffect, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { ANALYTICS_LOADING_MS } from '@/lib/config/timings';
import { TIME_RANGES, type TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';

const DEFAULT_RANGE: TimeRange = '7d';

function isTimeRange(value: string): value is TimeRange {
  return TIME_RANGES.some((range) => range === value);
}

/** The chosen range. Its figures load for one second after mount and after each change (spec §4), and are announced once. */
export function useTimeRange() {
  const [range, setRange] = useState<TimeRange>(DEFAULT_RANGE);
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLoading(false);
      announce(`${dashboardCopy.loaded} ${dashboardCopy.range.options[range]}`);
    }, ANALYTICS_LOADING_MS);
    return () => clearTimeout(timer);
  }, [range]);

  function chooseRange(value: string) {
    if (!isTimeRange(value) || value === range) return;
    setRange(value);
    setIsLoading(true);
  }

  return { range, isLoading, chooseRange };
}
