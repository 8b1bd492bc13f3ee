'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { useSearchAnnouncement } from '@/components/ui/announcement-store';
import { SearchField } from '@/components/ui/fields';
import { SiteLink } from '@/components/ui/links';
import { urlQuery } from '@/lib/browser/query-client';
import { call } from '@/lib/browser/request';
import { isHref } from '@/lib/config/routes';
import { siteSearchCopy as copy } from '@/lib/content/not-found';
import type { SiteEntry } from '@/lib/calls/get-site-index';
import type { SiteSearch as LoadedSearch } from '@/lib/site-search/search-site';

export function SiteSearch() {
  const { query, setQuery, results, statusText, isLoading, load } = useSiteSearch();
  const listRef = useRef<HTMLUListElement>(null);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    listRef.current?.querySelector('a')?.focus();
  }

  return (
    <div data-scripted className="max-w-[44rem]">
      <form role="search" onSubmit={goToFirst} className="arrives-whole">
        <SearchField
          id="site-search"
          label={copy.label}
          placeholder={copy.placeholder}
          value={query}
          onFocus={load}
          onChange={(event) => {
            setQuery(event.target.value);
            load();
          }}
        />
      </form>
      <p data-slot="search-count" className="mt-2 min-h-6 text-sm text-muted-foreground">
        {query.trim() && isLoading ? copy.loading : statusText}
      </p>
      {results && results.length > 0 ? (
        <ul ref={listRef} aria-label={copy.results} className="mt-2 divide-y border-y">
          {results.map((entry) => (
            <SearchResult key={`${entry.href} ${entry.title}`} entry={entry} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function SearchResult({ entry: { title, description, href, kind } }: { entry: SiteEntry }) {
  if (!isHref(href)) return null;
  return (
    <li className="relative py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SiteLink href={href} className="stretched-link font-medium text-primary hover:underline">
          {title}
        </SiteLink>
        <span className="text-caption text-muted-foreground">{copy.kinds[kind]}</span>
      </p>
      <p className="mt-0.5 text-sm text-muted-foreground">{description}</p>
    </li>
  );
}

async function loadSiteSearch(): Promise<LoadedSearch> {
  const [{ createSiteSearch }, entries] = await Promise.all([
    import('@/lib/site-search/search-site'),
    call('GET /api/site-index.json', { isOpen: true }),
  ]);
  return createSiteSearch(entries);
}

function describeFound(count: number): string {
  if (count === 0) return copy.none;
  return `${count} ${count === 1 ? copy.one : copy.many}`;
}

const usePreservedQuery = createPreservedState<string>();

function useSiteSearch() {
  const [query, setQuery] = usePreservedQuery('');
  const {
    data: search,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    queryKey: urlQuery('GET /api/site-index.json').queryKey,
    queryFn: loadSiteSearch,
    enabled: false,
  });
  const trimmedQuery = query.trim();
  const results: readonly SiteEntry[] | null = search && trimmedQuery !== '' ? search(trimmedQuery) : null;
  const statusText = isError ? copy.failed : results === null ? '' : describeFound(results.length);
  useSearchAnnouncement(`${trimmedQuery} ${statusText}`, statusText);

  function load() {
    if (!search && !isFetching) void refetch();
  }

  return { query, setQuery, results, statusText, isLoading: isFetching, load };
}
