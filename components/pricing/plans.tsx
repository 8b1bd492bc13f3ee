import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { PLAN_IDS, pricingCopy } from '@/lib/content/pages/pricing';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Segment } from '@/lib/personalization/persona';
import { PlanCard } from './plan-card';

const { plansHeading, sampleLabel, sampleNote, emphasis } = pricingCopy;

export function Plans({ segment }: { segment: Segment }) {
  return (
    <Section
      id="plans"
      title={plansHeading}
      intro={sampleNote}
      why={<Why label={plansHeading} reasons={[explainWords({ segment })]} className="mt-3" />}
      aside={<Badge variant="warning">{sampleLabel}</Badge>}
    >
      <ul className="grid items-stretch gap-5 @4xl/main:grid-cols-3">
        {PLAN_IDS.map((id) => (
          <PlanCard key={id} id={id} isEmphasized={emphasis[segment] === id} />
        ))}
      </ul>
    </Section>
  );
}
