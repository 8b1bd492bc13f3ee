import type { Cluster } from '../persona';
import { action, includesAny, is, type ConditionOn, type EveryRule } from '../rule';

/** `topics`: an item's tags, category and type in lower case, as one list so that the boost applies once. */
type Facts = { cluster: Cluster; topics: readonly string[] };

export const RECOMMENDATION_BOOST = {
  id: 'recommendation-boost',
  priority: 30,
  enabled: true,
  mode: 'every',
  cases: [
    {
      when: [is('cluster', 'explorer'), includesAny('topics', ['demo'])],
      then: action('add', 'relevanceScore', 10),
    },
    {
      when: [is('cluster', 'researcher'), includesAny('topics', ['technical', 'documentation'])],
      then: action('add', 'relevanceScore', 15),
    },
    {
      when: [is('cluster', 'converter'), includesAny('topics', ['roi', 'pricing', 'case-study'])],
      then: action('add', 'relevanceScore', 15),
    },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
