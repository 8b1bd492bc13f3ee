import type { PageCloseCopy } from '@/lib/content/pages/page-copy';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Cluster } from '@/lib/personalization/persona';
import { ButtonLink } from './button';
import { ClosingSection } from './closing-section';
import { Why } from './why';

/** The end of a page: the next step for this kind of visitor. */
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
  const why = <Why label={whyCopy.blocks.nextStep} reasons={[explainWords({ cluster })]} className="mt-3" />;
  return <ClosingSection titleId="page-close-title" title={title} text={text} why={why} actions={actions} />;
}
