import type { ReactNode } from 'react';
import type { ExperimentMark } from '@/lib/experiments/shown-experiment';
import { cn } from '@/lib/utils';
import { Container } from './container';
import type { Elements } from './elements';
import { keepTogether } from './keep-together';

type SectionProps = {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  why?: Elements;
  aside?: Elements;
  /** The running experiment of this copy, and its arm. */
  experiment?: ExperimentMark;
  tone?: 'plain' | 'sunken';
  /** Makes it a place that scripts can focus. */
  tabIndex?: -1;
  children: Elements;
};

export function Section({
  id,
  title,
  intro,
  why,
  aside,
  experiment,
  tone = 'plain',
  tabIndex,
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={tabIndex}
      data-slot="section"
      aria-labelledby={titleId}
      className={cn('py-section', tone === 'sunken' && 'border-y bg-surface-sunken')}
    >
      <Container>
        <div className="arrives-whole mb-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-3 @3xl/main:mb-8">
          <div className="max-w-[56rem] min-w-0 flex-[1_1_24rem]" {...experiment}>
            <div className="flex flex-wrap items-center gap-x-3">
              <h2 id={titleId} className="text-heading">
                {keepTogether(title)}
              </h2>
              {intro ? null : why}
            </div>
            {intro ? (
              <Explained why={why} className="mt-3 text-lede text-muted-foreground">
                {intro}
              </Explained>
            ) : null}
          </div>
          {aside}
        </div>
        {children}
      </Container>
    </section>
  );
}

type ExplainedProps = { why: Elements; className?: string; children: ReactNode };

/** A paragraph that ends with the mark of its reason. */
export function Explained({ why, className, children }: ExplainedProps) {
  return (
    <div className={cn('text-balance', className)}>
      <p className="inline">{keepTogether(children)}</p> {why}
    </div>
  );
}
