import type { ReactNode } from 'react';
import { FeedbackOffer } from '@/components/feedback/feedback-offer';
import { RelevanceSlot } from '@/components/feedback/relevance-slot';
import { GuideOffer } from '@/components/onboarding/guide-offer';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { Recommendations } from '@/components/recommendations/recommendations';
import type { Persona } from '@/lib/personalization/persona';
import { Brand } from './brand';
import { ClosingCallToAction } from './closing-call-to-action';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Industries } from './industries';
import { ValuePropositions } from './value-propositions';

const RECOMMENDATION_COUNT = 6;

/** `tutorial` is the way into the interactive tutorial. */
export function HomePage({ persona, tutorial }: { persona: Persona; tutorial: ReactNode }) {
  return (
    <div data-segment={persona.segment}>
      <Hero persona={persona} />
      <ValuePropositions persona={persona} />
      <Industries />
      <Brand />
      <HowItWorks />
      <Recommendations persona={persona} limit={RECOMMENDATION_COUNT}>
        <RelevanceSlot />
      </Recommendations>
      <PersonalizationSettingsPanel />
      <GuideOffer tutorial={tutorial} />
      <FeedbackOffer />
      <ClosingCallToAction persona={persona} />
    </div>
  );
}
