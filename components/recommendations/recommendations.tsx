import { Section } from '@/components/ui/section';
import { homeCopy } from '@/lib/content/home';
import { recommendationItems } from '@/lib/content/recommendations';
import type { Persona } from '@/lib/personalization/persona';
import { selectRecommendations } from '@/lib/personalization/recommendations';
import { RecommendationCard } from './recommendation-card';

export function Recommendations({ persona, limit }: { persona: Persona; limit?: number }) {
  const { heading, lede } = homeCopy.recommendations[persona.cluster];
  const { segment, cluster } = persona;
  return (
    <Section id="recommendations" title={heading} intro={lede}>
      <ul className="grid grid-cols-1 gap-6 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3">
        {selectRecommendations(recommendationItems, { segment, cluster, limit }).map((item) => (
          <li key={item.id} className="grid grid-cols-1">
            <RecommendationCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
