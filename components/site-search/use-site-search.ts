'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { logSilently } from '@/lib/browser/log';
import { fetchSiteIndex } from '@/lib/browser/site-index';
import { SEARCH_ANNOUNCE_DELAY_MS } from '@/lib/config/timings';
import { siteSearchCopy as words } from '@/lib/content/site-search';
import type { SiteEntry } from '@/lib/contracts/site-index';
import { loadOnce } from '@/lib/load-once';
import type { SiteSearch } from '@/lib/site-search/search-site';

const loadSiteSearch = loadOnce(async () => {
  const [{ createSiteSearch }, entries] = await Promise.all([
    import('@/lib/site-search/search-site'),
    fetchSiteIndex(),
  ]);
  return createSiteSearch(entries);
});

function describeFound(count: number): string {
  if (count === 0) return words.none;
  return `${count} ${count === 1 ? words.one : words.many}`;
}

export function useSiteSearch() {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<{ run: SiteSearch } | null>(null);
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const announced = useRef('');
  const asked = query.trim();
  const results: readonly SiteEntry[] | null = search && asked !== '' ? search.run(asked) : null;
  const found = phase === 'failed' ? words.failed : results === null ? '' : describeFound(results.length);

  useEffect(() => {
    const news = `${asked} ${found}`;
    if (found === '' || announced.current === news) return;
    const timer = setTimeout(() => {
      announced.current = news;
      announce(found);
    }, SEARCH_ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked, found]);

  async function load() {
    if (search || phase === 'loading') return;
    setPhase('loading');
    try {
      const run = await loadSiteSearch();
      setSearch({ run });
      setPhase('idle');
    } catch (error) {
      logSilently('The search was not loaded', error);
      setPhase('failed');
    }
  }

  return { query, setQuery, results, found, phase, load };
}
