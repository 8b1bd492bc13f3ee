'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { notifyOfAddress, subscribeToAddress } from '@/components/hooks/subscribe-to-address';
import { useReducedMotion } from '@/components/hooks/use-reduced-motion';
import type { SelectOption } from '@/components/ui/select-option';
import { pushAddress, replaceAddress } from '@/lib/browser/address';
import {
  COMPARER_ID,
  formatComparison,
  isComparedPage,
  parseComparison,
  SIDES,
  startComparison,
  type Comparison,
  type Side,
} from '@/lib/compare/comparison';
import { mapScroll, type Landmarks } from '@/lib/compare/map-scroll';
import { compareCopy } from '@/lib/content/pages/compare';
import type { Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';
import { ComparedFrames } from './compared-frames';
import { ComparisonControls } from './comparison-controls';
import { ComparisonStatus, DifferenceList, DIFFERENCES_ID } from './difference-list';
import { createFrames, type Frames } from './frames';
import type { ComparedSection } from './sections';
import { copyLooks, PAGE_LINK } from './show-page';
import { useComparedPages } from './use-compared-pages';

export function Comparer({ reader, pages }: { reader: Persona; pages: readonly SelectOption[] }) {
  const { comparison, choose } = useComparison(reader);
  const [frames] = useState(createFrames);
  const { scrollerRef, shownSide, followSwipe, show } = useShownSide();
  const shown = comparison ?? startComparison(reader);
  const { outcome, retry } = useComparedPages(comparison, frames);
  const sections = outcome.status === 'ready' ? outcome.sections : null;
  useJointScroll(frames, sections);
  useFrameLooks(frames);
  useFrameLinks(frames, sections !== null, (path, side) => {
    const [page = '', place = ''] = path.split('#');
    if (page === shown.page) scrollToPlace(frames, side, place);
    else if (isComparedPage(page)) choose({ ...shown, page });
  });

  return (
    <div id={COMPARER_ID} data-scripted data-slot="comparer" className="@container/bar scroll-mt-4">
      <ComparisonControls comparison={shown} pages={pages} onChange={choose} />
      <ComparisonStatus outcome={outcome} onRetry={retry} />
      <a
        href={`#${DIFFERENCES_ID}`}
        className="sr-only focus:not-sr-only focus:mb-3 focus:inline-block focus:py-2"
      >
        {compareCopy.tool.skip}
      </a>
      <ComparedFrames
        comparison={shown}
        frames={frames}
        scrollerRef={scrollerRef}
        shownSide={shownSide}
        onScroll={followSwipe}
        onShow={show}
        isLoading={outcome.status === 'loading'}
      />
      <DifferenceList outcome={outcome} onGoTo={(section) => show(scrollToSection(frames, section))} />
    </div>
  );
}

const readSearch = () => window.location.search;

function useComparison(reader: Persona) {
  const search = useSyncExternalStore(subscribeToAddress, readSearch, () => null);
  const comparison = useMemo(
    () => (search === null ? null : parseComparison(readQuery(search), reader)),
    [search, reader],
  );

  /** Changing the page adds a history entry; changing a persona does not. */
  function choose(next: Comparison) {
    const change = next.page === comparison?.page ? replaceAddress : pushAddress;
    change(formatComparison(next));
    notifyOfAddress();
  }

  return { comparison, choose };
}

function useShownSide() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [shownSide, setShownSide] = useState<Side>('left');
  const isStill = useReducedMotion();

  function followSwipe() {
    const scroller = scrollerRef.current;
    if (scroller) setShownSide(scroller.scrollLeft > scroller.clientWidth / 2 ? 'right' : 'left');
  }

  function show(side: Side) {
    const scroller = scrollerRef.current;
    const left = side === 'left' ? 0 : (scroller?.scrollWidth ?? 0);
    scroller?.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  }

  return { scrollerRef, shownSide, followSwipe, show };
}

const OTHER = { left: 'right', right: 'left' } as const;

/** Keeps the scroll positions in sync. Polled: a document without scripts may send no scroll events. */
function useJointScroll(frames: Frames, sections: readonly ComparedSection[] | null): void {
  useEffect(() => {
    if (!sections) return;
    const view = (side: Side) => frames[side].current?.contentWindow ?? null;
    const positions: Record<Side, number> = { left: 0, right: view('right')?.scrollY ?? 0 };
    let request = requestAnimationFrame(follow);

    function follow() {
      request = requestAnimationFrame(follow);
      const moved = SIDES.find((side) => view(side)?.scrollY !== positions[side]);
      const leader = moved && view(moved);
      const follower = moved && view(OTHER[moved]);
      if (!leader || !follower) return;
      const top = mapScroll(
        leader.scrollY,
        readLandmarks(leader, moved, sections ?? []),
        readLandmarks(follower, OTHER[moved], sections ?? []),
      );
      follower.scrollTo({ top, behavior: 'instant' });
      positions[moved] = leader.scrollY;
      positions[OTHER[moved]] = follower.scrollY;
    }
    return () => cancelAnimationFrame(request);
  }, [frames, sections]);
}

function readLandmarks(view: Window, side: Side, sections: readonly ComparedSection[]): Landmarks {
  const shared = sections.filter(({ elements }) => elements.left && elements.right);
  return {
    tops: shared.flatMap(({ elements }) => {
      const element = elements[side];
      return element ? element.getBoundingClientRect().top + view.scrollY : [];
    }),
    end: view.document.documentElement.scrollHeight - view.innerHeight,
  };
}

function useFrameLooks(frames: Frames): void {
  useEffect(() => {
    const looks = new MutationObserver(() => {
      for (const side of SIDES) {
        const page = frames[side].current?.contentDocument;
        if (page) copyLooks(page);
      }
    });
    looks.observe(document.documentElement, { attributes: true });
    return () => looks.disconnect();
  }, [frames]);
}

/** Intercepts links in the frames. A click that is missed follows the link, which leads to the same comparison. */
function useFrameLinks(frames: Frames, isReady: boolean, onFollow: (path: string, side: Side) => void): void {
  const follow = useEffectEvent(onFollow);

  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    for (const side of SIDES) {
      const page = frames[side].current?.contentDocument;
      for (const link of page?.querySelectorAll<HTMLElement>(`[${PAGE_LINK}]`) ?? []) {
        const handleClick = (event: MouseEvent) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          follow(link.getAttribute(PAGE_LINK) ?? '', side);
        };
        link.addEventListener('click', handleClick, { signal: stop.signal });
      }
    }
    return () => stop.abort();
  }, [frames, isReady]);
}

function scrollToPlace(frames: Frames, side: Side, id: string): void {
  const element = frames[side].current?.contentDocument?.getElementById(id);
  scrollToElement(frames, side, element ?? null);
}

/** Scrolls both frames to a section and into view. Returns the side that has it. */
function scrollToSection(frames: Frames, { elements }: ComparedSection): Side {
  const side = elements.left ? 'left' : 'right';
  scrollToElement(frames, side, elements[side] ?? null);
  frames[side].current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  return side;
}

function scrollToElement(frames: Frames, side: Side, element: Element | null): void {
  const view = frames[side].current?.contentWindow;
  // Not `scrollIntoView`, which would move the page around the frame as well.
  view?.scrollTo({ top: element ? element.getBoundingClientRect().top + view.scrollY : 0 });
}
