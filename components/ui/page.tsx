import { Children, type ReactNode } from 'react';
import type { PageCloseCopy, PageHeadCopy } from '@/lib/content/pages/page-copy';
import { whyCopy } from '@/lib/content/why';
import type { ExperimentMark } from '@/lib/experiments/shown-experiment';
import { explainCopy } from '@/lib/personalization/decide-persona';
import type { Cluster, Persona, Segment } from '@/lib/personalization/persona';
import { cn } from '@/lib/utils';
import { ButtonLink } from './button';
import { Container } from './container';
import type { Elements } from './elements';
import { ExampleKey } from './example-mark';
import { keepTogether } from './keep-together';
import { Explained } from './section';
import { SectionBoundary } from './section-boundary';
import { Why } from './why';

type PageProps = { segment: Segment; className?: string; children: ReactNode };

/** Sections of a page, each in its own error boundary. */
export function Page({ segment, className, children }: PageProps) {
  return (
    <div data-segment={segment} className={className}>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}

type PageHeadProps = {
  copy: PageHeadCopy;
  segment: Persona['segment'];
  cluster?: Persona['cluster'];
  /** Beside the heading on wide screens, below it on phones; in a compact head on phones only. */
  picture?: Elements;
  /** The running experiment of this copy, and its arm. */
  experiment?: ExperimentMark;
  /** Whether pictures of the page carry the sign of an example, which its head explains. */
  hasExamples?: boolean;
  /** Of a page whose heading leads straight to prices or a tool; `low` has a small heading and a wide lede. */
  size?: 'full' | 'compact' | 'low';
  children?: ReactNode;
};

export function PageHead({
  copy,
  segment,
  cluster,
  picture,
  experiment,
  hasExamples = false,
  size = 'full',
  children,
}: PageHeadProps) {
  const isCompact = size !== 'full';
  return (
    <header data-slot="page-head" className={cn('hero-background', isCompact || 'border-b')}>
      <Container
        className={cn(
          'grid gap-x-12',
          isCompact
            ? 'pt-[clamp(1rem,0.5rem+2cqi,2.25rem)] pb-6'
            : 'arrives-whole pt-[clamp(1.5rem,0.5rem+5cqi,5rem)] pb-8',
          picture && !isCompact ? 'with-head-picture' : 'grid-cols-1',
        )}
      >
        <div className="min-w-0" {...experiment}>
          <p className="eyebrow text-accent">{copy.eyebrow}</p>
          <h1
            className={cn(
              'max-w-[46rem]',
              size === 'low' ? 'text-heading' : 'text-display',
              isCompact ? 'mt-2' : 'mt-4',
            )}
          >
            {copy.heading}
          </h1>
          <Explained
            why={
              <Why
                isMain
                label={whyCopy.blocks.introduction}
                reasons={[explainCopy(cluster ? { segment, cluster } : { segment })]}
              />
            }
            className={cn(
              'text-lede text-muted-foreground',
              size === 'low' ? 'max-w-[64rem]' : 'max-w-[40rem]',
              isCompact ? 'mt-3' : 'mt-4',
            )}
          >
            {copy.lede[segment]}
          </Explained>
          {hasExamples ? (
            <p className="mt-3 text-muted-foreground">
              <ExampleKey />
            </p>
          ) : null}
        </div>
        {picture ? (
          <div className={cn('mt-6 min-w-0 self-center', isCompact && 'md:hidden')}>{picture}</div>
        ) : null}
        {children ? <div className="mt-6 min-w-0">{children}</div> : null}
      </Container>
      {isCompact ? null : (
        <Container>
          <div aria-hidden="true" className="h-4 text-border-strong opacity-50 tick-scale" />
        </Container>
      )}
    </header>
  );
}

export function PageClose({ copy, cluster }: { copy: PageCloseCopy; cluster: Cluster }) {
  const { title, text, links } = copy[cluster];
  const actions = (
    <div className="flex flex-wrap gap-3">
      {links.map((link, index) => (
        <ButtonLink
          key={link.href}
          href={link.href}
          size="lg"
          variant={index === 0 ? 'inverse' : 'inverse-secondary'}
          data-cta="page-close"
        >
          {link.label}
        </ButtonLink>
      ))}
    </div>
  );
  const why = <Why label={whyCopy.blocks.nextStep} reasons={[explainCopy({ cluster })]} />;
  return <ClosingSection titleId="page-close-title" title={title} text={text} why={why} actions={actions} />;
}

type ClosingSectionProps = {
  titleId: string;
  title: string;
  text: string;
  why: Elements;
  actions: Elements;
  /** The running experiment of this copy, and its arm. */
  experiment?: ExperimentMark;
  children?: Elements;
};

export function ClosingSection({
  titleId,
  title,
  text,
  why,
  actions,
  experiment,
  children,
}: ClosingSectionProps) {
  return (
    <section
      data-slot="inverse"
      aria-labelledby={titleId}
      className="border-t border-inverse-border bg-inverse text-inverse-foreground"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-section">
        <div className="max-w-[56rem] min-w-0 flex-[1_1_24rem]" {...experiment}>
          <h2 id={titleId} className="text-heading">
            {keepTogether(title)}
          </h2>
          <Explained why={why} className="mt-4 text-lede text-inverse-muted">
            {text}
          </Explained>
        </div>
        {actions}
      </Container>
      {children}
    </section>
  );
}
