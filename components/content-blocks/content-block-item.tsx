import { Badge } from '@/components/ui/badge';
import type { Elements } from '@/components/ui/elements';
import { Why } from '@/components/ui/why';
import { contentBlockLabels } from '@/lib/content/content-block-labels';
import type { RankedContentBlock, Urgency } from '@/lib/personalization/content-blocks';
import type { ContentBlockCard } from './content-block-card';
import { ContentBlockCover } from './content-block-cover';

const urgencyVariant = { high: 'solid', medium: 'soft', low: 'outline' } as const satisfies Record<
  Urgency,
  string
>;

type ContentBlockItemProps = {
  block: RankedContentBlock;
  card: ContentBlockCard;
  isLoading: boolean;
};

export function ContentBlockItem({ block, card, isLoading }: ContentBlockItemProps) {
  const parts: Record<'icon' | 'body' | 'actions', Elements> = { actions: null, ...card };
  return (
    <li
      data-block={block.id}
      data-urgency={block.urgency}
      className="relative flex flex-col overflow-hidden rounded-card border bg-surface p-6 shadow-card @xl/main:p-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        {parts.icon}
        <Badge variant={urgencyVariant[block.urgency]}>{contentBlockLabels.urgency[block.urgency]}</Badge>
      </div>
      {parts.body}
      {card.why ? (
        <Why
          label={card.title}
          reasons={[block.reason, block.urgencyReason]}
          className="mt-5 border-t pt-2 text-[0.9375rem]"
        >
          {card.why}
        </Why>
      ) : null}
      {parts.actions}
      {isLoading ? <ContentBlockCover /> : null}
    </li>
  );
}
