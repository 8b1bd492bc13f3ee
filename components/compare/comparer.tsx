'use client';

import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useReducedMotion } from '@/components/hooks/use-media-query';
import { watchNear } from '@/components/hooks/watch-near';
import type { SelectOption } from '@/components/ui/select-option';
import { pushAddress, replaceAddress, subscribeToAddress } from '@/lib/browser/address';
import {
  COMPARER_ID,
  type Comparison,
  formatComparison,
  isComparedPage,
  type Landmarks,
  mapScroll,
  parseComparison,
  type Side,
  SIDES,
  startComparison,
} from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import type { Persona } from '@/lib/personalization/persona';
import { readQuery } from '@/lib/personalization/read-query';
import { ComparedFrames } from './compared-frames';
import { ComparisonControls } from './comparison-controls';
import { ComparisonStatus, DifferenceList, DIFFERENCES_ID } from './difference-list';
import { createFrames, type Frames } from './frames';
import type { ComparedSection } from './sections';
import { copyAppearance, PAGE_LINK } from './show-page';
import { useComparedPages } from './use-compared-pages';

export function Comparer({ persona, pages }: { persona: Persona; pages: readonly SelectOption[] }) {
  const { comparison, choose } = useComparison(persona);
  const [frames] = useState(createFrames);
  const { scrollerRef, shownSide, updateShownSide, show } = useShownSide();
  const shown = comparison ?? startComparison(persona);
  const isSeen = useIsSeen(scrollerRef);
  const { outcome, retry } = useComparedPages(isSeen ? comparison : null, frames);
  const sections = outcome.status === 'ready' ? outcome.sections : null;
  useSyncedScroll(frames, sections);
  useFrameAppearance(frames);
  useFrameLinks(frames, sections !== null, (path, side) => {
    const [page = '', anchor = ''] = path.split('#');
    if (page === shown.page) scrollToAnchor(frames, side, anchor);
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
        onScroll={updateShownSide}
        onShow={show}
        isSeen={isSeen}
        isLoading={outcome.status === 'loading'}
      />
      <DifferenceList outcome={outcome} onGoTo={(section) => show(scrollToSection(frames, section))} />
    </div>
  );
}

/** Two more pages, which nobody sees yet, would slow down the start of this one. */
function useIsSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || isSeen) return;
    return watchNear(ref.current, { margin: 0, hasControl: true }, () => setIsSeen(true));
  }, [ref, isSeen]);
  return isSeen;
}

const readSearch = () => window.location.search;

function useComparison(persona: Persona) {
  const search = useSyncExternalStore(subscribeToAddress, readSearch, () => null);
  const comparison = useMemo(
    () => (search === null ? null : parseComparison(readQuery(search), persona)),
    [search, persona],
  );

  /** Changing the page adds a history entry; changing a persona does not. */
  function choose(next: Comparison) {
    const change = next.page === comparison?.page ? replaceAddress : pushAddress;
    change(formatComparison(next));
  }

  return { comparison, choose };
}

function useShownSide() {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [shownSide, setShownSide] = useState<Side>('left');
  const isMotionReduced = useReducedMotion();

  function updateShownSide() {
    const scroller = scrollerRef.current;
    if (scroller) setShownSide(scroller.scrollLeft > scroller.clientWidth / 2 ? 'right' : 'left');
  }

  function show(side: Side) {
    const scroller = scrollerRef.current;
    const left = side === 'left' ? 0 : (scroller?.scrollWidth ?? 0);
    scroller?.scrollTo({ left, behavior: isMotionReduced ? 'instant' : 'smooth' });
  }

  return { scrollerRef, shownSide, updateShownSide, show };
}

const OTHER = { left: 'right', right: 'left' } as const;

/** Keeps the scroll positions in sync. Polled: a document without scripts may send no scroll events. */
function useSyncedScroll(frames: Frames, sections: readonly ComparedSection[] | null): void {
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

function useFrameAppearance(frames: Frames): void {
  useEffect(() => {
    const observer = new MutationObserver(() => {
      for (const side of SIDES) {
        const page = frames[side].current?.contentDocument;
        if (page) copyAppearance(page);
      }
    });
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
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

function scrollToAnchor(frames: Frames, side: Side, id: string): void {
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
