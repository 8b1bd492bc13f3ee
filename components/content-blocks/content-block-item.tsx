import { Badge } from '@/components/ui/badge';
import type { Elements } from '@/components/ui/elements';
import { Skeleton } from '@/components/ui/skeleton';
import { Why } from '@/components/ui/why';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import type { RankedContentBlock, Urgency } from '@/lib/personalization/content-blocks';
import type { ContentBlockId } from '@/lib/personalization/rules/content-blocks';

export type ContentBlockCard = {
  title: string;
  picture?: Elements;
  icon: Elements;
  body: Elements;
  why?: Elements;
  actions?: Elements;
};
export type ContentBlockCards = Record<ContentBlockId, ContentBlockCard>;

const urgencyVariant = { high: 'solid', medium: 'soft', low: 'outline' } as const satisfies Record<
  Urgency,
  string
>;

type ContentBlockItemProps = { block: RankedContentBlock; card: ContentBlockCard; isLoading: boolean };

export function ContentBlockItem({ block, card, isLoading }: ContentBlockItemProps) {
  const parts: Record<'picture' | 'icon' | 'body' | 'actions', Elements> = {
    picture: null,
    actions: null,
    ...card,
  };
  return (
    <li
      data-block={block.id}
      data-urgency={block.urgency}
      className="relative flex flex-col overflow-hidden rounded-card border bg-surface shadow-card"
    >
      {parts.picture}
      <div className="flex flex-1 flex-col p-6 @xl/main:p-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {parts.icon}
          <Badge variant={urgencyVariant[block.urgency]}>{contentBlockLabels.urgency[block.urgency]}</Badge>
        </div>
        {parts.body}
        {card.why ? (
          <Why label={card.title} reasons={[block.reason, block.urgencyReason]} className="mt-4 text-sm">
            {card.why}
          </Why>
        ) : null}
        {parts.actions}
      </div>
      {isLoading ? <ContentBlockCover /> : null}
    </li>
  );
}

/** CSS removes the cover if scripts never arrive. */
function ContentBlockCover() {
  return (
    <div
      data-slot="block-cover"
      data-scripted
      aria-hidden="true"
      className="invisible absolute inset-0 flex flex-col gap-4 bg-surface p-6 transition-[visibility] delay-[8s] duration-0 @xl/main:p-8 starting:visible"
    >
      <Skeleton className="size-6" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="mt-auto h-11 w-40" />
    </div>
  );
}
