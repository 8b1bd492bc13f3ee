import type { PageCloseCopy } from '@/lib/content/pages/page-copy';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Cluster } from '@/lib/personalization/persona';
import { ButtonLink } from './button';
import { Container } from './container';
import { Why } from './why';

/** The end of a page: the next step for this kind of visitor. */
export function PageClose({ copy, cluster }: { copy: PageCloseCopy; cluster: Cluster }) {
  const { title, text, links } = copy[cluster];
  return (
    <section
      data-slot="inverse"
      aria-labelledby="page-close-title"
      className="border-t border-inverse-border bg-inverse text-inverse-foreground"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 py-section">
        <div className="max-w-[40rem]">
          <h2 id="page-close-title" className="text-heading">
            {title}
          </h2>
          <p className="mt-4 text-lede text-inverse-muted">{text}</p>
          <Why label={whyCopy.blocks.nextStep} reasons={[explainWords({ cluster })]} className="mt-3" />
        </div>
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
      </Container>
    </section>
  );
}
