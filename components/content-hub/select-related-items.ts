import { selectRecommendedHubItems, type HubItem } from '@/lib/personalization/content-hub';
import type { Persona } from '@/lib/personalization/persona';

const RELATED_LIMIT = 2;

/** The best of the same category for this audience, without the article that is open. */
export function selectRelatedItems(
  items: readonly HubItem[],
  { id, category }: HubItem,
  audience: Pick<Persona, 'segment' | 'cluster'>,
): HubItem[] {
  const neighbors = items.filter((item) => item.category === category && item.id !== id);
  return selectRecommendedHubItems(neighbors, audience, RELATED_LIMIT);
}
