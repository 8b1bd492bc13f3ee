'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/ui/announcement-store';
import { loadPage } from '@/lib/browser/load-page';
import { logSilently } from '@/lib/browser/log';
import {
  formatComparison,
  formatLookAddress,
  SIDES,
  type Comparison,
  type Side,
} from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { compareSections, type ComparedSection } from './compare-sections';
import { countDifferences } from './count-differences';
import { blankPage, type Frames } from './frames';
import { markWords } from './mark-words';
import { readSections } from './read-sections';
import { preparePage, showPage } from './show-page';

type Finding = { of: string; sections: readonly ComparedSection[] | null };

/** `sections`: while other pages are loading those of the last ones, so that nothing below them jumps. */
export type Outcome = {
  status: 'loading' | 'failed' | 'ready';
  sections: readonly ComparedSection[] | null;
};

/** Loads both pages into their frames, holds them against each other and marks the words that differ. */
export function useComparedPages(comparison: Comparison | null, frames: Frames) {
  const [finding, setFinding] = useState<Finding | null>(null);
  const [tries, setTries] = useState(0);
  const shownPage = useRef('');
  const key = comparison ? `${formatComparison(comparison)} ${tries}` : '';

  useEffect(() => {
    if (!comparison) return;
    const stop = new AbortController();

    async function show({ page, ...personas }: Comparison) {
      const load = (side: Side) => loadPage(formatLookAddress(page, personas[side]), stop.signal);
      const loaded = { left: await load('left'), right: await load('right') };
      for (const side of SIDES) preparePage(loaded[side], { page, ...personas });
      const shown = { left: await blankPage(frames.left), right: await blankPage(frames.right) };
      if (stop.signal.aborted) return null;
      const top = shownPage.current === page ? shown.left.defaultView?.scrollY : 0;
      await Promise.all(SIDES.map((side) => showPage(shown[side], loaded[side])));
      if (stop.signal.aborted) return null;
      shownPage.current = page;
      shown.left.defaultView?.scrollTo({ top: top ?? 0, behavior: 'instant' });
      const { sections, changed } = compareSections({
        left: readSections(shown.left),
        right: readSections(shown.right),
      });
      for (const side of SIDES) markWords(shown[side], changed[side]);
      return sections;
    }

    show(comparison).then(
      (sections) => {
        if (!sections) return;
        setFinding({ of: key, sections });
        announce(countDifferences(sections));
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        logSilently('The pages were not loaded', error);
        setFinding({ of: key, sections: null });
        announce(compareCopy.tool.failed);
      },
    );
    return () => stop.abort();
  }, [comparison, frames, key]);

  return { outcome: outcomeOf(finding, key), retry: () => setTries(tries + 1) };
}

function outcomeOf(finding: Finding | null, key: string): Outcome {
  const sections = finding?.sections ?? null;
  if (finding?.of !== key) return { status: 'loading', sections };
  return { status: sections ? 'ready' : 'failed', sections };
}
