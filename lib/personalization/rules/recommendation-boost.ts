import type { Cluster } from '../persona';
import type { ConditionOn, EveryRule } from '../rule';

/** `topics`: an item's tags, category and type in lower case, so each item gets its cluster's boost once at most. */
type Facts = { cluster: Cluster; topics: readonly string[] };

export const RECOMMENDATION_BOOST = {
  id: 'recommendation-boost',
  priority: 30,
  enabled: true,
  mode: 'every',
  cases: [
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'explorer' },
        { field: 'topics', operator: 'includes-any', value: ['demo'] },
      ],
      then: { type: 'add', target: 'relevanceScore', value: 10 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'researcher' },
        { field: 'topics', operator: 'includes-any', value: ['technical', 'documentation'] },
      ],
      then: { type: 'add', target: 'relevanceScore', value: 15 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'converter' },
        { field: 'topics', operator: 'includes-any', value: ['roi', 'pricing', 'case-study'] },
      ],
      then: { type: 'add', target: 'relevanceScore', value: 15 },
    },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
