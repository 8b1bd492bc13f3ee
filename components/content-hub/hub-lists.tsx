import { ChevronRight } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { ExampleMark } from '@/components/ui/example-mark';
import type { Elements } from '@/components/ui/elements';
import { Why } from '@/components/ui/why';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { HubItem, RecommendedHubItem } from '@/lib/personalization/content-hub';
import type { Reason } from '@/lib/personalization/decision';
import type { Persona } from '@/lib/personalization/persona';
import type { HubPictures, ReadableHubItem } from './hub-items';
import { segmentReaders } from '@/lib/content/segments';

const { labels } = hubBrowserCopy;

type ListProps<Item extends HubItem> = { items: readonly Item[]; onOpen: (id: string) => void };

type CardsProps<Item extends ReadableHubItem> = ListProps<Item> & { pictures: HubPictures };

export function RecommendedList({
  items,
  pictures,
  audience,
  onOpen,
}: CardsProps<RecommendedHubItem<ReadableHubItem>> & { audience: Pick<Persona, 'segment' | 'cluster'> }) {
  return (
    <ul className="grid items-stretch gap-6 @2xl/main:grid-cols-2 @6xl/main:grid-cols-4">
      {items.map((item) => (
        <HubCard key={item.id} item={item} picture={pictures[item.picture]} onOpen={onOpen}>
          <div className="mt-4 border-t pt-3 text-caption text-muted-foreground">
            <span>{describeHubReason(item.reason, audience)}</span>{' '}
            <span className="whitespace-nowrap tabular-nums">{`${labels.score}: ${item.score}.`}</span>{' '}
            <Why label={item.title} reasons={[item.reason]} className="relative z-10" />
          </div>
        </HubCard>
      ))}
    </ul>
  );
}

export function AllList({ items, onOpen }: ListProps<HubItem>) {
  return (
    <ul data-scripted className="border-t">
      {items.map((item) => (
        <HubRow key={item.id} item={item} onOpen={onOpen} />
      ))}
    </ul>
  );
}

export function FeaturedList({ items, pictures, onOpen }: CardsProps<ReadableHubItem>) {
  return (
    <ul className="grid items-stretch gap-6 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3">
      {items.map((item) => (
        <HubCard key={item.id} item={item} picture={pictures[item.picture]} onOpen={onOpen} />
      ))}
    </ul>
  );
}

type HubCardProps = { item: HubItem; picture: Elements; onOpen: (id: string) => void; children?: Elements };

function HubCard({ item, picture, onOpen, children }: HubCardProps) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border bg-surface shadow-card transition-shadow hover:shadow-raised">
      {picture}
      <div className="flex flex-1 flex-col p-6">
        <HubMeta item={item} />
        <h3 className="mt-4 text-title">
          <ArticleLink id={item.id} onOpen={onOpen} className="stretched-link hover:underline">
            {item.title}
          </ArticleLink>
        </h3>
        <p className="mt-2 mb-auto text-sm text-muted-foreground">{item.description}</p>
        {children}
      </div>
    </li>
  );
}

/** Explains what earned points, in one sentence. Items of one list with equal sentences have equal scores. */
export function describeHubReason(
  { signals }: Reason,
  { segment, cluster }: Pick<Persona, 'segment' | 'cluster'>,
): string {
  const { reasons } = hubBrowserCopy;
  const readers = segmentReaders[segment];
  const phrases = [
    { field: 'matchesSegment', text: `${reasons.segment} ${readers}` },
    { field: 'matchesCluster', text: reasons.cluster[cluster] },
    { field: 'type', text: `${reasons.type.before} ${readers} ${reasons.type.after}` },
    { field: 'difficulty', text: reasons.advanced },
    { field: 'readTime', text: reasons.short },
    { field: 'featured', text: reasons.featured },
  ];
  const earned = phrases.filter(({ field }) => signals.some((signal) => signal.field === field));
  const texts = earned.length > 0 ? earned.map(({ text }) => text) : [reasons.other];
  return `${labels.why} ${joinPhrases(texts)}.`;
}

function joinPhrases(texts: readonly string[]): string {
  return texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`;
}

function HubRow({ item, onOpen }: { item: HubItem; onOpen: (id: string) => void }) {
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

/** Phrasing content only, because it is also rendered in a summary. */
export function HubMeta({ item }: { item: HubItem }) {
  const { types, difficulties } = hubBrowserCopy;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-caption text-muted-foreground">
      <Badge>{types[item.type]}</Badge>
      {item.type === 'case-study' ? <ExampleMark /> : null}
      <span>{difficulties[item.difficulty]}</span>
      <span className="tabular-nums">{`${item.readTime} ${labels.minutes}`}</span>
    </span>
  );
}

type ArticleLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  id: string;
  onOpen: (id: string) => void;
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

export function ArticleLink({ id, onOpen, ...props }: ArticleLinkProps) {
  return (
    <a
      {...props}
      href={`#${id}`}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
    />
  );
}
