'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAddressState } from '@/components/hooks/address-state';
import { announce } from '@/components/ui/announcement-store';
import { urlQuery } from '@/lib/browser/query-client';
import { isRefusal } from '@/lib/browser/request';
import { LIVE_REFRESH_MS } from '@/lib/config/timings';
import type { TimeRange } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy, FIGURE_SOURCES } from '@/lib/content/analytics/dashboard-copy';
import type { LiveAnalytics } from '@/lib/calls/get-live';

/** `response` is the last response, which stays when a later request fails. */
export type LiveView = { problem: 'failed' | 'refused' | null; response: LiveAnalytics | null };

/** The selected source, and this site's own figures, which are requested while selected and visible. */
export function useLive(range: TimeRange) {
  const [source, chooseSource] = useAddressState('source', FIGURE_SOURCES, 'sample');
  const isOn = source === 'site';
  const { data, error, isFetched, isPlaceholderData, refetch } = useQuery({
    ...urlQuery('GET /api/live', { query: `?range=${range}` }),
    meta: { isOpen: true },
    enabled: isOn,
    staleTime: 0,
    // A refusal means that these figures are not public.
    refetchInterval: ({ state }) => !isRefusal(state.error) && LIVE_REFRESH_MS,
    refetchOnWindowFocus: ({ state }) => !isRefusal(state.error),
    placeholderData: keepPreviousData,
  });
  useLoadedAnnouncement(isOn && data && !isPlaceholderData ? range : null);

  return {
    source,
    chooseSource,
    isLoading: isOn && !isFetched,
    /** Null before the first response; while a range loads, the previous range's. */
    view: isOn && (data || isFetched) ? describeView(data, error) : null,
    retry: refetch,
  };
}

/** Until a retry succeeds, the failure stays. */
function describeView(data: LiveAnalytics | undefined, error: Error | null): LiveView {
  if (isRefusal(error)) return { problem: 'refused', response: null };
  return { problem: error || !data ? 'failed' : null, response: data ?? null };
}

function useLoadedAnnouncement(range: TimeRange | null): void {
  const announced = useRef(range);
  useEffect(() => {
    if (range && range !== announced.current)
      announce(
        `${dashboardCopy.loaded} ${dashboardCopy.source.options.site}, ${dashboardCopy.range.options[range]}`,
      );
    announced.current = range;
  }, [range]);
}
