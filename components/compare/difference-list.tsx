'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SIDES } from '@/lib/compare/comparison';
import type { ComparedWord, Word } from '@/lib/compare/diff-blocks';
import { compareCopy } from '@/lib/content/pages/compare';
import { countDifferences, type ComparedSection } from './sections';
import type { Outcome } from './use-compared-pages';

const { tool, differences } = compareCopy;

export const DIFFERENCES_ID = 'differences';

type DifferenceListProps = { outcome: Outcome; onGoTo: (section: ComparedSection) => void };

/** Every difference as text, for people who do not see the marks or do not want to look for them. */
export function DifferenceList({ outcome: { status, sections }, onGoTo }: DifferenceListProps) {
  const different = sections?.filter(({ differences }) => differences.length > 0) ?? [];
  return (
    <div
      id={DIFFERENCES_ID}
      tabIndex={-1}
      data-slot="difference-list"
      aria-busy={status === 'loading'}
      className="mt-8 scroll-mt-4"
    >
      <h3 className="text-title">{differences.heading}</h3>
      {sections && different.length === 0 ? (
        <p className="mt-2 text-muted-foreground">{differences.none}</p>
      ) : null}
      <ul className="mt-3 border-t">
        {different.map((section) => (
          <li key={section.key} className="border-b">
            <details>
              <summary className="min-h-11 py-2.5">
                <span className="font-medium">{section.label}</span>
                <span className="text-muted-foreground">{` (${countDifferences([section])})`}</span>
              </summary>
              <div className="pb-4">
                <Button size="sm" variant="secondary" onClick={() => onGoTo(section)}>
                  {differences.goTo}
                  <span className="sr-only">{`: ${section.label}`}</span>
                </Button>
                <ol className="mt-3 space-y-3">
                  {section.differences.map((difference, index) => (
                    <li key={index} className="border-l-2 pl-3 text-sm">
                      {SIDES.map((side) => (
                        <p key={side}>
                          <span className="font-semibold">{`${tool.sides[side]}:`}</span>{' '}
                          {difference[side] ? (
                            <Words words={difference[side]} />
                          ) : (
                            <em>{differences.missing}</em>
                          )}
                        </p>
                      ))}
                    </li>
                  ))}
                </ol>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Neighboring changed words are marked as one. */
function Words({ words }: { words: readonly ComparedWord<Word>[] }) {
  const runs: ComparedWord<Word>[] = [];
  for (const { text, isChanged } of words) {
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) runs[runs.length - 1] = { text: `${last.text} ${text}`, isChanged };
    else runs.push({ text, isChanged });
  }
  return runs.map(({ text, isChanged }, index) => (
    <span key={index}>
      {index > 0 ? ' ' : null}
      {isChanged ? <Mark>{text}</Mark> : <span>{text}</span>}
    </span>
  ));
}

export function ComparisonStatus({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  const textRef = useRef<HTMLParagraphElement>(null);

  /** Moves the focus to the text, because the button disappears while the pages load. */
  function retry() {
    textRef.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div
      data-slot="comparison-status"
      className="arrives-whole mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm"
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

function Mark({ children }: { children: string }) {
  return (
    <mark className="bg-primary/18 text-foreground underline decoration-2 forced-colors:bg-[Mark] forced-colors:text-[MarkText]">
      {children}
    </mark>
  );
}
