import { SearchX } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { NO_FILTER, type HubFilter } from './use-hub-search';

const { empty, search } = hubBrowserCopy;

type HubEmptyProps = {
  filter: HubFilter;
  /** How many the same words find in all categories. */
  elsewhere: number;
  onFilter: (filter: HubFilter) => void;
};

export function HubEmpty({ filter, elsewhere, onFilter }: HubEmptyProps) {
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
          {search.clear}
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
      <p className="mt-6 border-t pt-5 text-[0.9375rem]">
        {empty.contact.text}{' '}
        <SiteLink href={empty.contact.href} className="font-medium text-primary underline underline-offset-4">
          {empty.contact.label}
        </SiteLink>
      </p>
    </div>
  );
}
