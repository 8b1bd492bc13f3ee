import { Children, type ReactNode } from 'react';
import type { Segment } from '@/lib/personalization/persona';
import { SectionBoundary } from './section-boundary';

type PageProps = { segment: Segment; className?: string; children: ReactNode };

/** A page's sections, one below the other, each of which fails alone. */
export function Page({ segment, className, children }: PageProps) {
  return (
    <div data-segment={segment} className={className}>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}
