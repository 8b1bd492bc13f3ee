import type { Elements } from '@/components/ui/elements';
import type { HubItem } from '@/lib/personalization/content-hub';
import { ArticleLink } from './article-link';
import { HubMeta } from './hub-meta';

type HubCardProps = { item: HubItem; onOpen: (id: string) => void; children?: Elements };

export function HubCard({ item, onOpen, children }: HubCardProps) {
  return (
    <li className="relative flex flex-col rounded-card border bg-surface p-6 shadow-card transition-shadow hover:shadow-raised">
      <HubMeta item={item} />
      <h3 className="mt-4 text-title">
        <ArticleLink id={item.id} onOpen={onOpen} className="stretched-link hover:underline">
          {item.title}
        </ArticleLink>
      </h3>
      <p className="mt-2 mb-auto text-[0.9375rem] text-muted-foreground">{item.description}</p>
      {children}
    </li>
  );
}
