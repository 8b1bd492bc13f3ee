import type { ReactNode } from 'react';
import { RULES_VIEWER_PLACES } from '@/components/rules-viewer/rule-places';
import { Container } from '@/components/ui/container';
import { LinkedTabs } from '@/components/ui/linked-tabs';
import { FEATURE_TAB_IDS, featuresCopy, type FeatureTabId } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { AiContentPanel } from './ai-content-panel';
import { CoreOfferings } from './core-offerings';
import { DocumentationPanel } from './documentation-panel';
import { FeatureOverview } from './feature-overview';
import { PersonalizationPanel } from './personalization-panel';

const { label, items } = featuresCopy.tabs;

/** An address without a place opens the overview. */
const PLACES: Partial<Record<FeatureTabId, readonly string[]>> = {
  overview: [''],
  documentation: RULES_VIEWER_PLACES,
};

export function FeatureTabs({ persona }: { persona: Persona }) {
  const panels: Record<FeatureTabId, ReactNode> = {
    overview: <FeatureOverview persona={persona} />,
    'ai-content': <AiContentPanel persona={persona} />,
    personalization: <PersonalizationPanel persona={persona} />,
    documentation: <DocumentationPanel persona={persona} />,
    'core-offerings': <CoreOfferings />,
  };
  return (
    <Container className="pt-8 pb-10 @3xl/main:pt-12">
      <LinkedTabs
        label={label}
        items={FEATURE_TAB_IDS.map((id) => ({
          id,
          label: items[id],
          content: panels[id],
          places: PLACES[id],
        }))}
      />
    </Container>
  );
}
