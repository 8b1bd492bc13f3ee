import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { homeCopy } from '@/lib/content/home';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';

export function ValuePropositions({ persona }: { persona: Persona }) {
  const { segment } = persona;
  const { heading, lede, items } = homeCopy.valuePropositions[segment];
  return (
    <Section
      id="value"
      title={heading}
      intro={lede}
      why={<Why label={whyCopy.blocks.value} reasons={[explainWords({ segment })]} className="mt-3" />}
    >
      <ul className="grid grid-cols-1 gap-x-8 gap-y-10 @2xl/main:grid-cols-2 @5xl/main:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="border-t-2 border-foreground pt-5">
            <Icon name={item.icon} className="size-6 text-accent" />
            <h3 className="mt-5 text-title">{item.title}</h3>
            <p className="mt-2.5 text-muted-foreground">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
