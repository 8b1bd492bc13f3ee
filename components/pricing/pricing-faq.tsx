import { Section } from '@/components/ui/section';
import { pricingCopy } from '@/lib/content/pages/pricing';

const { heading, items } = pricingCopy.faq;

export function PricingFaq() {
  return (
    <Section id="questions" title={heading} tone="sunken">
      <div className="grid gap-x-14 gap-y-10 @3xl/main:grid-cols-2">
        {items.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-title">{question}</h3>
            <p className="mt-2 text-muted-foreground">{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
