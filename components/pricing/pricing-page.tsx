import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { pricingCopy } from '@/lib/content/pages/pricing';
import type { Persona } from '@/lib/personalization/persona';
import { PlanComparison } from './plan-comparison';
import { Plans } from './plans';
import { PricingFaq } from './pricing-faq';
import { Trial } from './trial';

export function PricingPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={pricingCopy.head} segment={persona.segment} />
      <Plans segment={persona.segment} />
      <Trial cluster={persona.cluster} />
      <PlanComparison />
      <PricingFaq />
      <PageClose copy={pricingCopy.close} cluster={persona.cluster} />
    </Page>
  );
}
