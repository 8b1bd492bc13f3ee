'use client';

import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SelectField } from '@/components/ui/select';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { HUB_CATEGORIES, type HubCategory } from '@/lib/personalization/content-hub';
import { NO_FILTER, type HubFilter } from './use-hub-search';

const { search, count: countWords, categories } = hubBrowserCopy;

const options = HUB_CATEGORIES.map((value) => ({ value, label: categories[value] }));

const isCategory = (value: string): value is HubCategory => HUB_CATEGORIES.some((name) => name === value);

type HubSearchProps = {
  filter: HubFilter;
  onFilter: (filter: HubFilter) => void;
  onClear: (filter: HubFilter) => void;
  found: number;
  total: number;
};

export function HubSearch({ filter, onFilter, onClear, found, total }: HubSearchProps) {
  const isFiltered = filter.query.trim() !== '' || filter.category !== NO_FILTER.category;
  const numbers = isFiltered ? `${found} ${countWords.of} ${total}` : `${total}`;
  return (
    <form role="search" data-scripted onSubmit={(event) => event.preventDefault()} className="mb-8">
      <div className="arrives-whole grid items-end gap-4 @2xl/main:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <Label htmlFor="hub-search">{search.label}</Label>
          <div className="relative mt-1.5">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
            />
            <Input
              id="hub-search"
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder={search.placeholder}
              value={filter.query}
              onChange={(event) => onFilter({ ...filter, query: event.target.value })}
              className="min-h-12 pl-10.5"
            />
          </div>
        </div>
        <SelectField
          label={search.category}
          value={filter.category}
          options={options}
          className="px-3.5 [&>svg]:block"
          onValueChange={(value) => onFilter({ ...filter, category: isCategory(value) ? value : 'all' })}
        />
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-muted-foreground">
        <p data-slot="hub-count" className="tabular-nums">
          {`${numbers} ${countWords.articles}`}
        </p>
        {isFiltered ? (
          <Button variant="ghost" size="sm" className="min-h-11 underline" onClick={() => onClear(NO_FILTER)}>
            {search.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
