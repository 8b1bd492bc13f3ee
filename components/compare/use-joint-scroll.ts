'use client';

import { useEffect } from 'react';
import { SIDES, type Side } from '@/lib/compare/comparison';
import { mapScroll, type Landmarks } from '@/lib/compare/map-scroll';
import type { ComparedSection } from './compare-sections';
import type { Frames } from './frames';

const OTHER = { left: 'right', right: 'left' } as const;

/**
 * Scrolls the other frame along with the one that moves. The positions are read, not listened for: a browser may
 * keep the events of a document without scripts to itself.
 */
export function useJointScroll(frames: Frames, sections: readonly ComparedSection[] | null): void {
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

/** The sections that both pages have. */
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
