import { Badge } from '@/components/ui/badge';
import { FEATURE_IDS, featuresCopy } from '@/lib/content/pages/features';
import { shellCopy } from '@/lib/content/shell';
import type { Persona } from '@/lib/personalization/persona';

const { badges } = featuresCopy;
const { segment: segments, cluster: clusters } = shellCopy.selectorBar;

export function FeatureBadges({ persona }: { persona: Persona }) {
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge variant="solid">{`${badges.segment}: ${segments.options[persona.segment].label}`}</Badge>
      </li>
      <li>
        <Badge variant="solid">{`${badges.cluster}: ${clusters.options[persona.cluster].label}`}</Badge>
      </li>
      <li>
        <Badge variant="outline">
          {FEATURE_IDS.length} {badges.count}
        </Badge>
      </li>
    </ul>
  );
}
