import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { aboutCopy } from '@/lib/content/pages/about';
import type { Persona } from '@/lib/personalization/persona';
import { AboutCareers } from './about-careers';
import { AboutDifferentiators } from './about-differentiators';
import { AboutOfferings } from './about-offerings';
import { AboutVision } from './about-vision';

export function AboutPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={aboutCopy.head} segment={persona.segment} />
      <AboutVision segment={persona.segment} />
      <AboutOfferings segment={persona.segment} />
      <AboutDifferentiators persona={persona} />
      <AboutCareers />
      <PageClose copy={aboutCopy.close} cluster={persona.cluster} />
    </Page>
  );
}
