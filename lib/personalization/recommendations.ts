import type { Reason } from './decision';
import { scoreByRule } from './evaluate-rule';
import type { Cluster, Segment } from './persona';
import { RECOMMENDATION_BOOST } from './rules/recommendation-boost';

export type RecommendationItem = {
  /** Starts with a segment or `general`, such as `developer-1`. */
  id: string;
  title: string;
  description: string;
  imageUrl: string;
  category: string;
  tags: readonly string[];
  url: string;
  relevanceScore: number;
  source: 'segment' | 'behavioral' | 'trending';
  type: 'article' | 'video' | 'case-study' | 'demo' | 'documentation';
};

export type MatchDot = 'green' | 'blue' | 'grey';

export type Recommendation<Item extends RecommendationItem = RecommendationItem> = Item & {
  relevanceScore: number;
  dot: MatchDot;
  reason: Reason;
};

const RECOMMENDATION_LIMIT = 4;

const HIGHEST_SCORE = 100;
const GREEN_ABOVE = 80;
const BLUE_ABOVE = 60;

/** General items and the segment's, boosted for the cluster, best first. Ties keep their listed order. */
export function selectRecommendations<Item extends RecommendationItem>(
  items: readonly Item[],
  visitor: { segment: Segment; cluster: Cluster; limit?: number },
): Recommendation<Item>[] {
  return items
    .filter(({ id }) => id.startsWith(`${visitor.segment}-`) || id.startsWith('general-'))
    .map((item) => recommend(item, visitor.cluster))
    .sort((a, b) => b.relevanceScore - a.relevanceScore)
    .slice(0, visitor.limit ?? RECOMMENDATION_LIMIT);
}

export function matchDot(relevanceScore: number): MatchDot {
  if (relevanceScore > GREEN_ABOVE) return 'green';
  return relevanceScore > BLUE_ABOVE ? 'blue' : 'grey';
}

function recommend<Item extends RecommendationItem>(item: Item, cluster: Cluster): Recommendation<Item> {
  const topics = [...item.tags, item.category, item.type].map((topic) => topic.toLowerCase());
  const boost = scoreByRule(RECOMMENDATION_BOOST, { cluster, topics });
  const relevanceScore = Math.min(HIGHEST_SCORE, item.relevanceScore + boost.result);
  return { ...item, relevanceScore, dot: matchDot(relevanceScore), reason: boost.reason };
}
