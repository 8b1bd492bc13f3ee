import { TakeTheTour } from '@/components/onboarding/take-the-tour';
import { JumpLinks } from '@/components/ui/jump-links';
import { Page } from '@/components/ui/page';
import { PageClose } from '@/components/ui/page-close';
import { PageHead } from '@/components/ui/page-head';
import { FEATURE_TAB_IDS, featuresCopy } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { FeatureBadges } from './feature-badges';
import { FeatureTabs } from './feature-tabs';
import { PlaceButton } from './place-button';

const { head, close, tabs, tryOnboarding, contentDemo } = featuresCopy;

export function FeaturesPage({ persona }: { persona: Persona }) {
  return (
    <Page segment={persona.segment}>
      <PageHead copy={head} segment={persona.segment}>
        <FeatureBadges persona={persona} />
        <div className="mt-8 flex flex-wrap gap-3">
          <TakeTheTour size="lg">{tryOnboarding}</TakeTheTour>
          <PlaceButton place="ai-content" size="lg" variant="secondary">
            {contentDemo}
          </PlaceButton>
        </div>
        <noscript>
          <JumpLinks
            label={tabs.label}
            links={FEATURE_TAB_IDS.map((id) => ({ id, label: tabs.items[id] }))}
          />
        </noscript>
      </PageHead>
      <FeatureTabs persona={persona} />
      <PageClose copy={close} cluster={persona.cluster} />
    </Page>
  );
}
