'use client';

import { createKeptState } from '@/components/hooks/kept-state';
import { useIsPanelShown } from '@/components/ui/linked-tabs';
import { cn } from '@/lib/utils';
import { contentBlockLabels, type ContentBlockLayout } from '@/lib/content/content-block-labels';
import { CONTENT_BLOCK_LIMIT, selectContentBlocks } from '@/lib/personalization/content-blocks';
import type { Persona } from '@/lib/personalization/persona';
import type { ContentBlockCards } from './content-block-card';
import { ContentBlockCarousel } from './content-block-carousel';
import { ContentBlockControls } from './content-block-controls';
import { ContentBlockItem } from './content-block-item';
import { useBlockLoading } from './use-block-loading';
import { useKeptFocus } from './use-kept-focus';
import { useShownCluster } from './use-shown-cluster';

const { loading, list: listLabel, count } = contentBlockLabels;

const listClass = {
  grid: 'grid items-stretch gap-5 @3xl/main:grid-cols-2 @6xl/main:grid-cols-3',
  stack: 'grid max-w-[48rem] gap-4',
  carousel: 'flex items-stretch gap-5 *:w-[min(26rem,88%)] *:shrink-0 *:snap-start',
} as const satisfies Record<ContentBlockLayout, string>;

type ContentBlockListProps = {
  cards: ContentBlockCards;
  persona: Persona;
  /** Shows only so many, stacked and without controls. */
  mini?: number;
};

const useKeptLayout = createKeptState<ContentBlockLayout>();
const useKeptLimit = createKeptState<number>();

/**
 * The blocks in the visitor's order. The words stand there from the first byte, and a skeleton lies over them while
 * the blocks load, so that the box keeps its size.
 */
export function ContentBlockList({ cards, persona: { segment }, mini }: ContentBlockListProps) {
  const cluster = useShownCluster();
  const isShown = useIsPanelShown();
  const [chosenLayout, setLayout] = useKeptLayout('grid');
  const [chosenLimit, setLimit] = useKeptLimit(CONTENT_BLOCK_LIMIT);
  const limit = mini ?? chosenLimit;
  const layout = mini ? 'stack' : chosenLayout;
  const blocks = selectContentBlocks({ segment, cluster }, limit);
  const isLoading = useBlockLoading(mini ? 'mini' : 'list', `${segment}.${cluster}.${limit}`, isShown);
  const keptFocus = useKeptFocus(blocks.map(({ id }) => id).join());

  const shown = `${blocks.length} ${count.of} ${CONTENT_BLOCK_LIMIT} ${count.shown}`;
  const list = (
    <ul
      aria-label={listLabel}
      aria-busy={isLoading}
      data-slot="content-blocks"
      data-layout={layout}
      className={listClass[layout]}
      {...keptFocus}
    >
      {blocks.map((block) => (
        <ContentBlockItem key={block.id} block={block} card={cards[block.id]} isLoading={isLoading} />
      ))}
    </ul>
  );
  return (
    <>
      {mini ? null : (
        <ContentBlockControls layout={layout} onLayout={setLayout} limit={limit} onLimit={setLimit} />
      )}
      <div data-scripted className="mb-4 grid text-sm *:col-start-1 *:row-start-1">
        <p role="status" className="font-medium text-primary">
          {isLoading ? isShown && loading : <span className="sr-only">{shown}</span>}
        </p>
        <p aria-hidden="true" className={cn('text-muted-foreground', isLoading && 'invisible')}>
          {shown}
        </p>
      </div>
      {layout === 'carousel' ? (
        <ContentBlockCarousel count={blocks.length}>{list}</ContentBlockCarousel>
      ) : (
        list
      )}
    </>
  );
}
