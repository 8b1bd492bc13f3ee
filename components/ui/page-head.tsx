import type { ReactNode } from 'react';
import type { PageHeadCopy } from '@/lib/content/pages/page-copy';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';
import { Container } from './container';
import { Why } from './why';

type PageHeadProps = {
  copy: PageHeadCopy;
  segment: Persona['segment'];
  /** Where what stands below the lede goes by the behavior. */
  cluster?: Persona['cluster'];
  /** Stands below the lede: badges, jump links, buttons. */
  children?: ReactNode;
};

/** The top of every page but the home page, with its h1. */
export function PageHead({ copy, segment, cluster, children }: PageHeadProps) {
  return (
    <header data-slot="page-head" className="border-b hero-background">
      <Container className="arrives-whole pt-[clamp(2.25rem,1rem+5cqi,5rem)] pb-10">
        <p className="eyebrow text-accent">{copy.eyebrow}</p>
        <h1 className="mt-4 max-w-[46rem] text-display">{copy.heading}</h1>
        <p className="mt-5 max-w-[40rem] text-lede text-muted-foreground">{copy.lede[segment]}</p>
        <Why
          label={whyCopy.blocks.introduction}
          reasons={[explainWords(cluster ? { segment, cluster } : { segment })]}
          className="mt-3"
        />
        {children ? <div className="mt-5">{children}</div> : null}
      </Container>
      <Container>
        <div aria-hidden="true" className="h-4 text-border-strong opacity-50 tick-scale" />
      </Container>
    </header>
  );
}
