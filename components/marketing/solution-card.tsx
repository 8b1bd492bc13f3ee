import { Icon } from '@/components/ui/icon';
import { Why } from '@/components/ui/why';
import { solutionsCopy, type SolutionCopy } from '@/lib/content/pages/solutions';
import { products, type ProductId } from '@/lib/content/products';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Segment } from '@/lib/personalization/persona';
import { ClaimFigures } from './claim-figures';
import { SolutionFit } from './solution-fit';
import { SolutionPartBox } from './solution-part-box';

const { labels, items } = solutionsCopy;

/** One offering: what it does on the left, whom it suits on the right. */
export function SolutionCard({ id, segment }: { id: ProductId; segment: Segment }) {
  const product = products[id];
  const copy: SolutionCopy = items[id];
  const titleId = `${id}-title`;
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      className="scroll-mt-6 rounded-panel border bg-surface p-6 shadow-card @2xl/main:p-10"
    >
      <div className="grid gap-x-14 gap-y-10 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <Icon name={product.icon} className="size-7 text-accent" />
          <h2 id={titleId} className="mt-5 text-heading">
            {product.name}
          </h2>
          <p className="mt-2 eyebrow text-muted-foreground">{product.line}</p>
          <p className="mt-6 text-lede">{copy.benefit[segment]}</p>
          <Why label={product.name} reasons={[explainWords({ segment })]} className="mt-2" />
          <p className="mt-4 text-muted-foreground">{product.text}</p>
          <h3 className="mt-8 text-title">{labels.capabilities}</h3>
          <ul className="mt-4 grid gap-5 @2xl/main:grid-cols-3 @4xl/main:grid-cols-1 @6xl/main:grid-cols-3">
            {product.capabilities.map((capability) => (
              <li key={capability.title} className="border-t pt-3">
                <h4 className="font-semibold">{capability.title}</h4>
                <p className="mt-1 text-[0.9375rem] text-muted-foreground">{capability.text}</p>
              </li>
            ))}
          </ul>
          <h3 className="sr-only">{labels.proof}</h3>
          <ClaimFigures ids={product.proof} className="mt-8" />
        </div>
        <SolutionFit copy={copy} />
      </div>
      {copy.part ? <SolutionPartBox part={copy.part} /> : null}
    </article>
  );
}
