'use client';

import { useState } from 'react';
import type { SelectOption } from '@/components/ui/select-option';
import { compareCopy } from '@/lib/content/pages/compare';
import { isComparedPage, startComparison } from '@/lib/compare/comparison';
import type { Persona } from '@/lib/personalization/persona';
import { ComparedFrames } from './compared-frames';
import { ComparisonControls } from './comparison-controls';
import { ComparisonStatus } from './comparison-status';
import { DIFFERENCES_ID, DifferenceList } from './difference-list';
import { createFrames } from './frames';
import { scrollToPlace, scrollToSection } from './scroll-frames';
import { useComparedPages } from './use-compared-pages';
import { useComparison } from './use-comparison';
import { useFrameLinks } from './use-frame-links';
import { useFrameLooks } from './use-frame-looks';
import { useJointScroll } from './use-joint-scroll';
import { useShownSide } from './use-shown-side';

/** Two views of one page: who is shown, the pages themselves, and what differs. */
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
    <div data-scripted data-slot="comparer" className="@container/bar">
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
