import type { Decision, Reason } from './decision';
import { scoreByRule } from './evaluate-rule';
import type { Cluster, Persona, Segment } from './persona';
import { HUB_SCORE, type ScoredItem } from './rules/hub-score';

export const HUB_CATEGORIES = [
  'all',
  'AI & Machine Learning',
  'Getting Started',
  'Business Intelligence',
  'Success Stories',
] as const;

export type HubCategory = (typeof HUB_CATEGORIES)[number];

export type HubItem = ScoredItem & {
  id: string;
  title: string;
  description: string;
  category: Exclude<HubCategory, 'all'>;
  tags: readonly string[];
  segments: readonly Segment[];
  clusters: readonly Cluster[];
};

export type RecommendedHubItem<Item extends HubItem = HubItem> = Item & { score: number; reason: Reason };

const HUB_RECOMMENDED_LIMIT = 4;

type Audience = Pick<Persona, 'segment' | 'cluster'>;

export function scoreHubItem(item: HubItem, { segment, cluster }: Audience): Decision<number> {
  return scoreByRule(HUB_SCORE, {
    segment,
    cluster,
    type: item.type,
    difficulty: item.difficulty,
    readTime: item.readTime,
    featured: item.featured,
    matchesSegment: item.segments.includes(segment),
    matchesCluster: item.clusters.includes(cluster),
  });
}

/** Items of the category with the query in their title, description or a tag. An empty query matches all. */
export function searchHubItems<Item extends HubItem>(
  items: readonly Item[],
  { query, category }: { query: string; category: HubCategory },
): Item[] {
  const searchText = query.trim().toLowerCase();
  return items.filter(
    (item) =>
      (category === 'all' || item.category === category) &&
      [item.title, item.description, ...item.tags].some((text) => text.toLowerCase().includes(searchText)),
  );
}

/** The best of the given items. Ties keep their listed order. */
export function selectRecommendedHubItems<Item extends HubItem>(
  items: readonly Item[],
  audience: Audience,
  limit: number = HUB_RECOMMENDED_LIMIT,
): RecommendedHubItem<Item>[] {
  return items
    .map((item) => {
      const { result, reason } = scoreHubItem(item, audience);
      return { ...item, score: result, reason };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

const READ_WORDS_PER_MINUTE = 220;

export function estimateReadTime(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / READ_WORDS_PER_MINUTE));
}
