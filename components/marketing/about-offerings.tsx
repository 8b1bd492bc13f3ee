import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { aboutCopy } from '@/lib/content/pages/about';
import { products } from '@/lib/content/products';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Segment } from '@/lib/personalization/persona';

const { heading, lede, order, more } = aboutCopy.offerings;

export function AboutOfferings({ segment }: { segment: Segment }) {
  return (
    <Section
      id="offerings"
      title={heading}
      intro={lede}
      why={<Why label={heading} reasons={[explainWords({ segment })]} className="mt-3" />}
      tone="sunken"
    >
      <ul className="grid gap-5 @2xl/main:grid-cols-2">
        {order[segment].map((id) => (
          <li key={id} className="flex flex-col rounded-card border bg-surface p-6 shadow-card @xl/main:p-8">
            <Icon name={products[id].icon} className="size-6 text-accent" />
            <h3 className="mt-5 text-title">{products[id].name}</h3>
            <p className="mt-1 text-caption text-muted-foreground">{products[id].line}</p>
            <p className="mt-4 mb-6 text-muted-foreground">{products[id].text}</p>
            <ButtonLink href={products[id].href} variant="secondary" className="mt-auto self-start text-left">
              {`${more} ${products[id].name}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
