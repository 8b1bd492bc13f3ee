import { Badge } from '@/components/ui/badge';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import type { HubItem } from '@/lib/personalization/content-hub';

const { types, difficulties, labels } = hubBrowserCopy;

/** Phrasing content only, since it also stands in a summary. */
export function HubMeta({ item }: { item: HubItem }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-caption text-muted-foreground">
      <Badge>{types[item.type]}</Badge>
      <span>{difficulties[item.difficulty]}</span>
      <span className="tabular-nums">{`${item.readTime} ${labels.minutes}`}</span>
    </span>
  );
}
