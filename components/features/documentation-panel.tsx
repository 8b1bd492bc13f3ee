import { RulesViewer } from '@/components/rules-viewer/rules-viewer';
import { featuresCopy } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { FeaturePanel } from './feature-panel';

const { heading, lede } = featuresCopy.documentation;

export function DocumentationPanel({ persona }: { persona: Persona }) {
  return (
    <FeaturePanel id="documentation" title={heading} intro={lede}>
      <RulesViewer persona={persona} />
    </FeaturePanel>
  );
}
