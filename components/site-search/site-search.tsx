'use client';

import { Search } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SiteLink } from '@/components/ui/site-link';
import { ROUTES, type Href } from '@/lib/config/routes';
import { siteSearchCopy, siteSearchCopy as words } from '@/lib/content/site-search';
import type { SiteEntry } from '@/lib/contracts/site-index';
import { useSiteSearch } from './use-site-search';

export function SiteSearch() {
  const { query, setQuery, results, found, phase, load } = useSiteSearch();
  const listRef = useRef<HTMLUListElement>(null);

  function goToFirst(event: FormEvent) {
    event.preventDefault();
    listRef.current?.querySelector('a')?.focus();
  }

  return (
    <div data-scripted className="max-w-[44rem]">
      <form role="search" onSubmit={goToFirst} className="arrives-whole">
        <Label htmlFor="site-search">{words.label}</Label>
        <div className="relative mt-1.5">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            id="site-search"
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={words.placeholder}
            value={query}
            onFocus={() => void load()}
            onChange={(event) => {
              setQuery(event.target.value);
              void load();
            }}
            className="min-h-12 pl-10.5"
          />
        </div>
      </form>
      <p data-slot="search-count" className="mt-2 min-h-6 text-sm text-muted-foreground">
        {query.trim() && phase === 'loading' ? words.loading : found}
      </p>
      {results && results.length > 0 ? (
        <ul ref={listRef} aria-label={words.results} className="mt-2 divide-y border-y">
          {results.map((entry) => (
            <SearchResult key={`${entry.href} ${entry.title}`} entry={entry} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const PAGES: readonly string[] = Object.values(ROUTES);

/** What the site itself wrote into its index is one of its pages; anything else is not linked. */
function isHref(href: string): href is Href {
  return PAGES.includes(href.split('#', 1).join(''));
}

function SearchResult({ entry: { title, description, href, kind } }: { entry: SiteEntry }) {
  if (!isHref(href)) return null;
  return (
    <li className="relative py-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SiteLink href={href} className="stretched-link font-medium text-primary hover:underline">
          {title}
        </SiteLink>
        <span className="text-caption text-muted-foreground">{siteSearchCopy.kinds[kind]}</span>
      </p>
      <p className="mt-0.5 text-sm text-muted-foreground">{description}</p>
    </li>
  );
}
