import type { ReactNode } from 'react';
import type { PageHeadCopy } from '@/lib/content/pages/page-copy';
import type { Segment } from '@/lib/personalization/persona';
import { Container } from './container';

type PageHeadProps = {
  copy: PageHeadCopy;
  segment: Segment;
  /** Stands below the lede: badges, jump links, buttons. */
  children?: ReactNode;
};

/** The top of every page but the home page, with its h1. */
export function PageHead({ copy, segment, children }: PageHeadProps) {
  return (
    <header data-slot="page-head" className="border-b hero-background">
      <Container className="pt-[clamp(2.25rem,1rem+5cqi,5rem)] pb-10">
        <p className="eyebrow text-accent">{copy.eyebrow}</p>
        <h1 className="mt-4 max-w-[46rem] text-display">{copy.heading}</h1>
        <p className="mt-5 max-w-[40rem] text-lede text-muted-foreground">{copy.lede[segment]}</p>
        {children ? <div className="mt-8">{children}</div> : null}
      </Container>
      <Container>
        <div aria-hidden="true" className="h-4 text-border-strong opacity-50 tick-scale" />
      </Container>
    </header>
  );
}
