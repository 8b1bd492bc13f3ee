import type { Elements } from '@/components/ui/elements';
import { Section } from '@/components/ui/section';
import { Why } from '@/components/ui/why';
import { homeCopy } from '@/lib/content/home';
import { recommendationItems } from '@/lib/content/recommendations';
import { whyCopy } from '@/lib/content/why';
import { explainWords } from '@/lib/personalization/explain-words';
import type { Persona } from '@/lib/personalization/persona';
import { selectRecommendations } from '@/lib/personalization/recommendations';
import { RecommendationCard } from './recommendation-card';

type RecommendationsProps = { persona: Persona; limit?: number; children?: Elements };

/** `children` follow the cards. */
export function Recommendations({ persona, limit, children }: RecommendationsProps) {
  const { heading, lede } = homeCopy.recommendations[persona.cluster];
  const { segment, cluster } = persona;
  return (
    <Section
      id="recommendations"
      title={heading}
      intro={lede}
      why={
        <Why
          label={whyCopy.blocks.recommendations}
          reasons={[explainWords({ segment, cluster })]}
          className="mt-3"
        />
      }
    >
      <ul className="grid grid-cols-1 gap-6 @2xl/main:grid-cols-2 @5xl/main:grid-cols-3">
        {selectRecommendations(recommendationItems, { segment, cluster, limit }).map((item, index) => (
          <li key={item.id} className="grid grid-cols-1">
            <RecommendationCard item={item} scoreId={index === 0 ? 'first-match' : undefined} />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
