'use client';

import { ExternalLink } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { formatOpenAddress, SIDES, type Comparison, type Side } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { cn } from '@/lib/utils';
import { BLANK_PAGE, formatPersonaLabel, type Frames } from './frames';

const { tool } = compareCopy;

type ComparedFramesProps = {
  comparison: Comparison;
  frames: Frames;
  scrollerRef: RefObject<HTMLDivElement | null>;
  shownSide: Side;
  onScroll: () => void;
  onShow: (side: Side) => void;
  isSeen: boolean;
  isLoading: boolean;
};

export function ComparedFrames({
  comparison,
  frames,
  scrollerRef,
  shownSide,
  onScroll,
  onShow,
  isSeen,
  isLoading,
}: ComparedFramesProps) {
  return (
    <>
      <div role="group" aria-label={tool.show} className="mb-2 grid grid-cols-2 gap-2 @2xl/bar:hidden">
        {SIDES.map((side) => (
          <Button
            key={side}
            size="sm"
            variant={shownSide === side ? 'primary' : 'secondary'}
            aria-pressed={shownSide === side}
            onClick={() => onShow(side)}
          >
            {tool.sides[side]}
          </Button>
        ))}
      </div>
      <div
        ref={scrollerRef}
        onScroll={onScroll}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain @2xl/bar:grid @2xl/bar:grid-cols-2 @2xl/bar:overflow-visible"
      >
        {SIDES.map((side) => (
          <figure key={side} data-slot={`compared-${side}`} className="w-full shrink-0 snap-start">
            <iframe
              ref={frames[side]}
              src={isSeen ? BLANK_PAGE : undefined}
              sandbox="allow-same-origin allow-top-navigation-by-user-activation"
              title={`${tool.sides[side]}: ${formatPersonaLabel(comparison[side])}`}
              aria-busy={isLoading}
              className={cn(
                'h-[min(46rem,72svh)] min-h-80 w-full rounded-card border border-border-strong bg-background transition-opacity @4xl/bar:h-[min(46rem,100svh-27rem)]',
                isLoading && 'opacity-40',
              )}
            />
            <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span>
                <span className="font-semibold">{`${tool.sides[side]}:`}</span>{' '}
                <span>{formatPersonaLabel(comparison[side])}</span>
              </span>
              <a
                href={formatOpenAddress(comparison.page, comparison[side])}
                className="inline-flex min-h-9 items-center gap-2 font-medium text-primary underline underline-offset-4"
              >
                {tool.open}
                <span className="sr-only">{`: ${formatPersonaLabel(comparison[side])}`}</span>
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
