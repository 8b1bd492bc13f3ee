import { FeedbackOffer } from '@/components/feedback/feedback-offer';
import { RelevanceSlot } from '@/components/feedback/relevance-slot';
import { GuideOffer } from '@/components/onboarding/guide-offer';
import { PersonalizationSettingsPanel } from '@/components/personalization-settings/personalization-settings-panel';
import { Recommendations } from '@/components/recommendations/recommendations';
import type { Elements } from '@/components/ui/elements';
import { Page } from '@/components/ui/page';
import type { HeroMessageId } from '@/lib/content/hero-messages';
import type { Persona } from '@/lib/personalization/persona';
import { Brand } from './brand';
import { ClosingCallToAction } from './closing-call-to-action';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Industries } from './industries';
import { ValuePropositions } from './value-propositions';

const RECOMMENDATION_COUNT = 6;

type HomePageProps = {
  persona: Persona;
  /** The ad's promise that the hero repeats. */
  message: HeroMessageId | null;
  /** The way into the interactive tutorial. */
  tutorial: Elements;
};

export function HomePage({ persona, message, tutorial }: HomePageProps) {
  return (
    <Page segment={persona.segment}>
      <Hero persona={persona} message={message} />
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
    </Page>
  );
}
