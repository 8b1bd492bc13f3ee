'use client';

import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useAddressState, useAddressText } from '@/components/hooks/address-state';
import { useSearchAnnouncement } from '@/components/ui/announcement-store';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/fields';
import { SelectField } from '@/components/ui/select';
import { SiteLink } from '@/components/ui/links';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import {
  HUB_CATEGORIES,
  searchHubItems,
  type HubCategory,
  type HubItem,
} from '@/lib/personalization/content-hub';

const { found: foundCopy } = hubBrowserCopy;

export type HubFilter = { query: string; category: HubCategory };
export const NO_FILTER: HubFilter = { query: '', category: 'all' };

function describeFound(count: number): string {
  if (count === 0) return foundCopy.none;
  return `${count} ${count === 1 ? foundCopy.one : foundCopy.many}`;
}

/** State of the search and its results. The count is announced after a pause in typing. */
export function useHubSearch<Item extends HubItem>(items: readonly Item[]) {
  const { text, type, write } = useAddressText('query');
  const [category, setCategory] = useAddressState('category', HUB_CATEGORIES, NO_FILTER.category);
  const filter = useMemo(() => ({ query: text, category }), [text, category]);
  const found = searchHubItems(items, filter);
  useSearchAnnouncement(filter, describeFound(found.length));

  function setFilter(next: HubFilter) {
    write(next.query);
    setCategory(next.category);
  }

  return { filter, found, setFilter, setCategory, typeQuery: type };
}

const { search: searchCopy, count: countCopy, categories } = hubBrowserCopy;
const options = HUB_CATEGORIES.map((value) => ({ value, label: categories[value] }));

type HubSearchProps = {
  search: ReturnType<typeof useHubSearch>;
  onClear: (filter: HubFilter) => void;
  total: number;
};

export function HubSearch({ search, onClear, total }: HubSearchProps) {
  const { filter, found } = search;
  const isFiltered = filter.query.trim() !== '' || filter.category !== NO_FILTER.category;
  const numbers = isFiltered ? `${found.length} ${countCopy.of} ${total}` : `${total}`;
  return (
    <form role="search" data-scripted onSubmit={(event) => event.preventDefault()} className="mb-8">
      <div className="arrives-whole grid items-end gap-4 @2xl/main:grid-cols-[minmax(0,1fr)_17rem]">
        <SearchField
          id="hub-search"
          label={searchCopy.label}
          placeholder={searchCopy.placeholder}
          value={filter.query}
          onChange={(event) => search.typeQuery(event.target.value)}
          onBlur={() => search.setFilter(filter)}
        />
        <SelectField
          label={searchCopy.category}
          value={filter.category}
          options={options}
          className="px-3.5 [&>svg]:block"
          onValueChange={search.setCategory}
        />
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
        <p data-slot="hub-count" className="tabular-nums">
          {`${numbers} ${countCopy.articles}`}
        </p>
        {isFiltered ? (
          <Button variant="ghost" size="sm" className="min-h-11 underline" onClick={() => onClear(NO_FILTER)}>
            {searchCopy.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type HubEmptyProps = { filter: HubFilter; elsewhere: number; onFilter: (filter: HubFilter) => void };

export function HubEmpty({ filter, elsewhere, onFilter }: HubEmptyProps) {
  const { empty } = hubBrowserCopy;
  const query = filter.query.trim();
  return (
    <div data-slot="hub-empty" className="rounded-panel border bg-surface p-6 @2xl/main:p-10">
      <SearchX aria-hidden="true" className="size-7 text-accent" />
      <h3 className="mt-4 text-title break-words">
        {query ? `${empty.searched} “${query}”` : empty.category}
      </h3>
      <p className="mt-2 max-w-[40rem] text-muted-foreground">{empty.hint}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {elsewhere > 0 ? (
          <Button onClick={() => onFilter({ ...filter, category: 'all' })}>
            {`${empty.elsewhere} (${elsewhere})`}
          </Button>
        ) : null}
        <Button variant={elsewhere > 0 ? 'secondary' : 'primary'} onClick={() => onFilter(NO_FILTER)}>
          {searchCopy.clear}
        </Button>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <span className="mr-1 text-sm">{empty.suggestions.label}</span>
        {empty.suggestions.words.map((word) => (
          <Button
            key={word}
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => onFilter({ ...NO_FILTER, query: word })}
          >
            {word}
          </Button>
        ))}
      </div>
      <p className="mt-6 border-t pt-5 text-sm">
        {empty.contact.text}{' '}
        <SiteLink href={empty.contact.href} className="font-medium text-primary underline underline-offset-4">
          {empty.contact.label}
        </SiteLink>
      </p>
    </div>
  );
}
