import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { industriesCopy, type IndustryId } from '@/lib/content/pages/industries';
import { products } from '@/lib/content/products';
import { IndustryExample } from './industry-example';

const { labels, items } = industriesCopy;

export function IndustrySection({ id, tone }: { id: IndustryId; tone: 'plain' | 'sunken' }) {
  const { name, line, problem, adapts, example, products: productIds } = items[id];
  return (
    <Section id={id} title={name} intro={line} tone={tone}>
      <div className="grid gap-x-14 gap-y-10 @4xl/main:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h3 className="text-title">{labels.problem}</h3>
          <p className="mt-3 max-w-[40rem]">{problem}</p>
          <h3 className="mt-9 text-title">{labels.adapts}</h3>
          <dl className="mt-4 border-t">
            {adapts.map((change) => (
              <div
                key={change.title}
                className="grid gap-x-6 gap-y-1 border-b py-4 @xl/main:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{change.title}</dt>
                <dd className="text-muted-foreground">{change.text}</dd>
              </div>
            ))}
          </dl>
          <h3 className="mt-9 text-title">{labels.products}</h3>
          <div className="mt-4 flex flex-wrap gap-3">
            {productIds.map((productId) => (
              <ButtonLink key={productId} href={products[productId].href} variant="secondary">
                {products[productId].name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <IndustryExample example={example} />
      </div>
    </Section>
  );
}
