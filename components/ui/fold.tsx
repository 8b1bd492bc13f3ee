'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { takeArrival, useAnchor } from '@/components/hooks/use-anchor';
import { cn } from '@/lib/utils';

type FoldProps = {
  /** Unique on the page. A link to it opens the fold. */
  id: string;
  /** Places inside that links lead to. They open it, too. */
  anchors?: readonly string[];
  /** Text and headings only, as HTML allows. */
  summary: ReactNode;
  summaryClassName?: string;
  /** Wider screens always show everything. */
  on?: 'phones';
  className?: string;
  children: ReactNode;
};

const NONE: readonly string[] = [];

/** All copy is in the HTML. Without scripts and in print it is open; a find in the page opens it. */
export function Fold({ id, anchors = NONE, summary, summaryClassName, on, className, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useAnchor();
  const [handledArrivals, setHandledArrivals] = useState(0);
  if (anchor.arrivals !== handledArrivals) {
    setHandledArrivals(anchor.arrivals);
    if (anchor.id === id || anchors.includes(anchor.id)) setIsOpen(true);
  }
  useEffect(() => {
    if (anchors.includes(anchor.id) && takeArrival(anchor))
      document.getElementById(anchor.id)?.scrollIntoView();
  }, [anchor, anchors]);
  return (
    // The browser may have opened it before hydration.
    <details
      id={id}
      data-slot="fold"
      data-unscripted="open"
      data-on={on}
      open={isOpen}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={cn('scroll-mt-16', className)}
    >
      <summary className={cn('fold-summary', summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}
