import { Why } from '@/components/ui/why';
import type { HubItem, RecommendedHubItem } from '@/lib/personalization/content-hub';
import type { Persona } from '@/lib/personalization/persona';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { describeHubReason } from './describe-hub-reason';
import { HubCard } from './hub-card';
import { HubRow } from './hub-row';

const { labels } = hubBrowserCopy;

type ListProps<Item extends HubItem> = { items: readonly Item[]; onOpen: (id: string) => void };

export function RecommendedList({
  items,
  audience,
  onOpen,
}: ListProps<RecommendedHubItem> & { audience: Pick<Persona, 'segment' | 'cluster'> }) {
  return (
    <ul className="grid items-stretch gap-5 @2xl/main:grid-cols-2 @6xl/main:grid-cols-4">
      {items.map((item) => (
        <HubCard key={item.id} item={item} onOpen={onOpen}>
          <div className="mt-4 border-t pt-3 text-caption text-muted-foreground">
            <span>{describeHubReason(item.reason, audience)}</span>{' '}
            <span className="whitespace-nowrap tabular-nums">{`${labels.score}: ${item.score}.`}</span>
            <Why
              label={item.title}
              reasons={[item.reason]}
              className="relative z-10 -mb-3 w-fit open:w-full"
            />
          </div>
        </HubCard>
      ))}
    </ul>
  );
}

export function AllList({ items, onOpen }: ListProps<HubItem>) {
  return (
    <ul className="border-t">
      {items.map((item) => (
        <HubRow key={item.id} item={item} onOpen={onOpen} />
      ))}
    </ul>
  );
}

export function FeaturedList({ items, onOpen }: ListProps<HubItem>) {
  return (
    <ul className="grid items-stretch gap-5 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3">
      {items.map((item) => (
        <HubCard key={item.id} item={item} onOpen={onOpen} />
      ))}
    </ul>
  );
}
