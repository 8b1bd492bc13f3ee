'use client';

import { useEffect, useRef } from 'react';
import { createKeptState } from '@/components/hooks/kept-state';
import { announce } from '@/components/ui/announcement-store';
import { SEARCH_ANNOUNCE_DELAY_MS } from '@/lib/config/timings';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { searchHubItems, type HubCategory, type HubItem } from '@/lib/personalization/content-hub';

const { found: words } = hubBrowserCopy;

export type HubFilter = { query: string; category: HubCategory };

export const NO_FILTER: HubFilter = { query: '', category: 'all' };

export function describeFound(count: number): string {
  if (count === 0) return words.none;
  return `${count} ${count === 1 ? words.one : words.many}`;
}

const useKeptFilter = createKeptState<HubFilter>();

/** What was asked of the list, and what it holds after that. The number is announced once the typing pauses. */
export function useHubSearch<Item extends HubItem>(items: readonly Item[]) {
  const [filter, setFilter] = useKeptFilter(NO_FILTER);
  const announced = useRef(filter);
  const found = searchHubItems(items, filter);
  const count = found.length;

  useEffect(() => {
    if (announced.current === filter) return;
    const timer = setTimeout(() => {
      announced.current = filter;
      announce(describeFound(count));
    }, SEARCH_ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [filter, count]);

  return { filter, setFilter, found };
}
