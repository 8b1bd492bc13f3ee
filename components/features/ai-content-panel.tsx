import { ContentBlocks } from '@/components/content-blocks/content-blocks';
import { RelevanceSlot } from '@/components/feedback/relevance-slot';
import { featuresCopy } from '@/lib/content/pages/features';
import type { Persona } from '@/lib/personalization/persona';
import { FeaturePanel } from './feature-panel';

const { heading, lede } = featuresCopy.content;

export function AiContentPanel({ persona }: { persona: Persona }) {
  return (
    <FeaturePanel id="ai-content" title={heading} intro={lede}>
      <ContentBlocks persona={persona} />
      <RelevanceSlot />
    </FeaturePanel>
  );
}
