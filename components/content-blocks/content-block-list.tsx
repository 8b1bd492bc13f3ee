'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useAddressState } from '@/components/hooks/address-state';
import { createPreservedState } from '@/components/hooks/preserved-state';
import { useSession } from '@/components/personalization/personalization-context';
import { Button, IconButton } from '@/components/ui/button';
import { useIsPanelShown } from '@/components/ui/linked-tabs';
import { CONTENT_BLOCKS_LOADING_MS } from '@/lib/config/timings';
import {
  CONTENT_BLOCK_LAYOUTS,
  contentBlockLabels,
  type ContentBlockLayout,
} from '@/lib/content/content-block-labels';
import { CONTENT_BLOCK_LIMIT, selectContentBlocks } from '@/lib/personalization/content-blocks';
import type { Cluster, Persona } from '@/lib/personalization/persona';
import { selectVariant } from '@/lib/personalization/settings';
import { cn } from '@/lib/utils';
import { ContentBlockItem, type ContentBlockCards } from './content-block-item';

const { loading, list: listLabel, count } = contentBlockLabels;

const listClass = {
  grid: 'grid items-stretch gap-6 @3xl/main:grid-cols-2 @6xl/main:grid-cols-3',
  stack: 'grid max-w-[48rem] gap-4',
  carousel: 'flex items-stretch gap-6 *:w-[min(26rem,88%)] *:shrink-0 *:snap-start',
} as const satisfies Record<ContentBlockLayout, string>;

type ContentBlockListProps = { cards: ContentBlockCards; persona: Persona; mini?: number };

/** The copy is in the HTML, covered by a skeleton while loading, so that the box keeps its size. */
export function ContentBlockList({ cards, persona: { segment }, mini }: ContentBlockListProps) {
  const cluster = useShownCluster();
  const isShown = useIsPanelShown();
  const [chosenLayout, setLayout] = useAddressState('layout', CONTENT_BLOCK_LAYOUTS, 'grid');
  const [chosenLimit, setLimit] = useAddressState('blocks', LIMITS, String(CONTENT_BLOCK_LIMIT));
  const limit = mini ?? Number(chosenLimit);
  const layout = mini ? 'stack' : chosenLayout;
  const blocks = selectContentBlocks({ segment, cluster }, limit);
  const isLoading = useBlockLoading(mini ? 'mini' : 'list', `${segment}.${cluster}.${limit}`, isShown);
  const focusHandlers = useRestoredFocus(blocks.map(({ id }) => id).join());

  const countText = `${blocks.length} ${count.of} ${CONTENT_BLOCK_LIMIT} ${count.shown}`;
  const list = (
    <ul
      aria-label={listLabel}
      aria-busy={isLoading}
      data-slot="content-blocks"
      data-layout={layout}
      className={listClass[layout]}
      {...focusHandlers}
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
          {isLoading ? isShown && loading : <span className="sr-only">{countText}</span>}
        </p>
        <p aria-hidden="true" className={cn('text-muted-foreground', isLoading && 'invisible')}>
          {countText}
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

const useLoadedKey = createPreservedState<string | null>();

/** Whether the blocks of `key` are loading: on first display, and again for every new key. */
function useBlockLoading(list: string, key: string, isShown: boolean): boolean {
  const [loadedKey, setLoadedKey] = useLoadedKey(null, list);
  const isLoading = loadedKey !== key;

  const start = useEffectEvent(() => setLoadedKey(null));
  const finish = useEffectEvent(() => setLoadedKey(key));

  useEffect(() => {
    if (!isLoading) return;
    // So that a key that comes back while another loads is loaded again.
    start();
    if (!isShown) return;
    const timer = setTimeout(() => finish(), CONTENT_BLOCKS_LOADING_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isShown, key]);

  return isLoading;
}

/** Restores focus after reordering, because moved elements lose it. */
function useRestoredFocus(order: string) {
  const focused = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [order]);

  return {
    onFocus: (event: { target: HTMLElement }) => {
      focused.current = event.target;
    },
    // Runs after the layout effect above, so that only a visitor who leaves resets it.
    onBlur: () => {
      const lastFocused = focused.current;
      setTimeout(() => {
        if (focused.current === lastFocused && document.activeElement !== lastFocused) focused.current = null;
      });
    },
  };
}

const { layout: layoutLabel, layouts, limit: limitLabel } = contentBlockLabels;
const LIMITS = Array.from({ length: CONTENT_BLOCK_LIMIT }, (_, index) => String(index + 1));

type ContentBlockControlsProps = {
  layout: ContentBlockLayout;
  onLayout: (layout: string) => void;
  limit: number;
  onLimit: (limit: string) => void;
};

function ContentBlockControls({ layout, onLayout, limit, onLimit }: ContentBlockControlsProps) {
  return (
    <div data-scripted className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label={layoutLabel} className="flex flex-wrap gap-2">
        {CONTENT_BLOCK_LAYOUTS.map((id) => (
          <Button
            key={id}
            variant={id === layout ? 'primary' : 'secondary'}
            aria-pressed={id === layout}
            onClick={() => onLayout(id)}
          >
            {layouts[id]}
          </Button>
        ))}
      </div>
      <label className="flex items-center gap-3 text-sm font-medium">
        {limitLabel}
        <select
          value={limit}
          onChange={(event) => onLimit(event.target.value)}
          className="min-h-11 rounded-control border border-border-strong bg-surface px-3 text-base"
        >
          {LIMITS.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

const { label, previous, next, position, of } = contentBlockLabels.carousel;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function ContentBlockCarousel({ count, children }: { count: number; children: ReactNode }) {
  const [blockIndex, setBlockIndex] = useState(0);
  const rowRef = useRef<HTMLDivElement>(null);
  /** The stop that the row is moving to, from which the next press counts. */
  const targetRef = useRef<number | null>(null);

  function go(step: number) {
    const row = rowRef.current;
    if (!row) return;
    const stops = listStops(row);
    const from = targetRef.current ?? nearestStop(stops, row);
    const target = (from + step + stops.length) % stops.length;
    targetRef.current = target;
    row.scrollLeft = stops[target] ?? 0;
  }

  function handleScroll(row: HTMLElement) {
    const stops = listStops(row);
    const stop = nearestStop(stops, row);
    if (stop === targetRef.current) targetRef.current = null;
    setBlockIndex(stop === stops.length - 1 ? count - 1 : stop);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className="mb-4 flex items-center gap-2">
        <IconButton icon={ChevronLeft} variant="secondary" label={previous} onClick={() => go(-1)} />
        <IconButton icon={ChevronRight} variant="secondary" label={next} onClick={() => go(1)} />
        <p aria-live="polite" className="ml-2 text-sm tabular-nums">
          {`${position} ${Math.min(blockIndex, count - 1) + 1} ${of} ${count}`}
        </p>
      </div>
      <div
        ref={rowRef}
        role="region"
        aria-label={contentBlockLabels.list}
        tabIndex={0}
        data-slot="carousel-row"
        onKeyDown={handleKeyDown}
        onScroll={(event) => handleScroll(event.currentTarget)}
        onScrollEnd={() => {
          targetRef.current = null;
        }}
        className="relative -m-1 snap-x snap-mandatory scroll-p-1 overflow-x-auto scroll-smooth p-1 pb-4"
      >
        {children}
      </div>
    </div>
  );
}

/** Where the row can rest: at the start of each block, or at the row's end if that comes first. */
function listStops(row: HTMLElement): number[] {
  const blocks = [...row.querySelectorAll<HTMLElement>('[data-block]')];
  const starts = blocks.map((block) => block.offsetLeft - (blocks[0]?.offsetLeft ?? 0));
  const end = row.scrollWidth - row.clientWidth;
  return [...new Set(starts.map((start) => Math.min(start, end)))];
}

function nearestStop(stops: readonly number[], row: HTMLElement): number {
  const distances = stops.map((start) => Math.abs(start - row.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The visit's current cluster, which analysis may change while the page stays. */
export function useShownCluster(): Cluster {
  const { persona, settings } = useSession('persona', 'settings');
  return selectVariant(persona, settings).result.cluster;
}
