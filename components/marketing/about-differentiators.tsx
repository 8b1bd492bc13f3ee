import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { aboutCopy } from '@/lib/content/pages/about';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';

const { heading, lede, order, items } = aboutCopy.differentiators;

export function AboutDifferentiators({ persona }: { persona: Persona }) {
  const { segment, cluster } = persona;
  return (
    <Section
      id="differentiators"
      title={heading}
      intro={lede[cluster]}
      why={<Why label={heading} reasons={[explainWords({ segment, cluster })]} className="mt-3" />}
    >
      <ul className="grid gap-x-8 gap-y-10 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3">
        {order[segment].map((id) => (
          <li key={id} className="border-t pt-5">
            <Icon name={items[id].icon} className="size-6 text-primary" />
            <h3 className="mt-4 text-title">{items[id].title}</h3>
            <p className="mt-2 text-muted-foreground">{items[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
