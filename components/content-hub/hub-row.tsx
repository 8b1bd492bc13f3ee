import { ChevronRight } from 'lucide-react';
import type { HubItem } from '@/lib/personalization/content-hub';
import { ArticleLink } from './article-link';
import { HubMeta } from './hub-meta';

export function HubRow({ item, onOpen }: { item: HubItem; onOpen: (id: string) => void }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-4 gap-y-3 border-b py-6 hover:bg-surface-sunken @3xl/main:px-3 @5xl/main:grid-cols-[minmax(0,1fr)_20rem_1.25rem] @5xl/main:gap-x-8">
      <div className="max-w-[44rem]">
        <h3 className="text-title">
          <ArticleLink id={item.id} onOpen={onOpen} className="stretched-link hover:underline">
            {item.title}
          </ArticleLink>
        </h3>
        <p className="mt-1 text-muted-foreground">{item.description}</p>
      </div>
      <div className="col-start-1 @5xl/main:col-start-2">
        <HubMeta item={item} />
      </div>
      <ChevronRight
        aria-hidden="true"
        className="col-start-2 row-span-2 row-start-1 size-5 text-accent @5xl/main:col-start-3 @5xl/main:row-span-1"
      />
    </li>
  );
}
