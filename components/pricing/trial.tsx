import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Cluster } from '@/lib/personalization/persona';

const { heading, text, points, action } = pricingCopy.trial;

export function Trial({ cluster }: { cluster: Cluster }) {
  return (
    <Section
      id="trial"
      title={heading}
      intro={text[cluster]}
      why={<Why label={heading} reasons={[explainWords({ cluster })]} className="mt-3" />}
      tone="sunken"
    >
      <ol className="grid gap-x-8 gap-y-8 @3xl/main:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t-2 border-foreground pt-5">
            <h3 className="text-title">{point.title}</h3>
            <p className="mt-2 text-muted-foreground">{point.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href={action.href} className="mt-10" data-cta="trial">
        {action.label}
      </ButtonLink>
    </Section>
  );
}
