'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { contentBlockLabels } from '@/lib/content/content-block-labels';

const { label, previous, next, position, of } = contentBlockLabels.carousel;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row that moves only when somebody moves it: by swipe, by arrow key or by button, and around its ends. */
export function ContentBlockCarousel({ count, children }: { count: number; children: ReactNode }) {
  const [shown, setShown] = useState(0);
  const rowRef = useRef<HTMLDivElement>(null);

  function go(step: number) {
    const row = rowRef.current;
    if (!row) return;
    const starts = startsOf(row);
    const isAtEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1;
    const wanted = isAtEnd && step > 0 ? 0 : firstShown(row) + step;
    row.scrollLeft = starts.at(wanted % Math.max(1, starts.length)) ?? 0;
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
        <Button variant="secondary" size="icon" aria-label={previous} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button variant="secondary" size="icon" aria-label={next} onClick={() => go(1)}>
          <ChevronRight aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="ml-2 text-sm tabular-nums">
          {`${position} ${Math.min(shown, count - 1) + 1} ${of} ${count}`}
        </p>
      </div>
      <div
        ref={rowRef}
        role="region"
        aria-label={contentBlockLabels.list}
        tabIndex={0}
        data-slot="carousel-row"
        onKeyDown={handleKeyDown}
        onScroll={(event) => setShown(firstShown(event.currentTarget))}
        className="relative -m-1 snap-x snap-mandatory scroll-p-1 overflow-x-auto scroll-smooth p-1 pb-4"
      >
        {children}
      </div>
    </div>
  );
}

/** Where the row has to be scrolled to for each block. */
function startsOf(row: HTMLElement): number[] {
  const blocks = [...row.querySelectorAll<HTMLElement>('[data-block]')];
  return blocks.map((block) => block.offsetLeft - (blocks[0]?.offsetLeft ?? 0));
}

function firstShown(row: HTMLElement): number {
  const distances = startsOf(row).map((start) => Math.abs(start - row.scrollLeft));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
