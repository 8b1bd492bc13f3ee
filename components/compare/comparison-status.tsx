'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { compareCopy } from '@/lib/content/pages/compare';
import { countDifferences } from './sections';
import type { Outcome } from './use-compared-pages';

const { tool, differences } = compareCopy;

type ComparisonStatusProps = { outcome: Outcome; onRetry: () => void };

export function ComparisonStatus({ outcome, onRetry }: ComparisonStatusProps) {
  const textRef = useRef<HTMLParagraphElement>(null);

  /** The button disappears while the pages load, so focus moves to the text beside it. */
  function retry() {
    textRef.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div
      data-slot="comparison-status"
      className="mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm"
    >
      <p ref={textRef} tabIndex={-1} className="font-semibold tabular-nums">
        {describeOutcome(outcome)}
      </p>
      {outcome.status === 'failed' ? (
        <Button size="sm" variant="secondary" onClick={retry}>
          {tool.retry}
        </Button>
      ) : null}
      <p className="text-muted-foreground">
        {differences.legend} <Mark>{differences.mark}</Mark>.
      </p>
    </div>
  );
}

function describeOutcome({ status, sections }: Outcome): string {
  if (status === 'ready' && sections) return countDifferences(sections);
  return status === 'failed' ? tool.failed : tool.loading;
}

export function Mark({ children }: { children: string }) {
  return (
    <mark className="bg-primary/18 text-foreground underline decoration-2 forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
      {children}
    </mark>
  );
}
