import type { Cluster, Segment } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

export const CONTENT_BLOCK_IDS = [
  'automation',
  'market-intelligence',
  'platform',
  'sentiment',
  'success-stories',
  'get-started',
] as const;

export type ContentBlockId = (typeof CONTENT_BLOCK_IDS)[number];

type Facts = { block: ContentBlockId; segment: Segment; cluster: Cluster };

const PRIORITIES = {
  automation: 90,
  'market-intelligence': 75,
  platform: 80,
  sentiment: 70,
  'success-stories': 60,
  'get-started': 85,
} as const satisfies Record<ContentBlockId, number>;

export const BLOCK_PRIORITY = {
  id: 'block-priority',
  priority: 50,
  enabled: true,
  mode: 'first',
  cases: [
    { when: [is('block', 'automation'), is('segment', 'developer')], then: action('set', 'priority', 95) },
    {
      when: [is('block', 'market-intelligence'), is('segment', 'innovation-leader')],
      then: action('set', 'priority', 95),
    },
    { when: [is('block', 'platform'), is('segment', 'developer')], then: action('set', 'priority', 90) },
    {
      when: [is('block', 'sentiment'), is('segment', 'sales-prospect')],
      then: action('set', 'priority', 85),
    },
    {
      when: [is('block', 'success-stories'), is('cluster', 'researcher')],
      then: action('set', 'priority', 80),
    },
    ...CONTENT_BLOCK_IDS.map((block) => ({
      when: [is('block', block)],
      then: action('set', 'priority', PRIORITIES[block]),
    })),
  ],
  otherwise: { then: action('set', 'priority', 0) },
} as const satisfies FirstRule<ConditionOn<Facts>>;

/** Success stories have two cases of their own, which take precedence over the converter's. */
export const BLOCK_URGENCY = {
  id: 'block-urgency',
  priority: 40,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [is('block', 'success-stories'), is('cluster', 'researcher')],
      then: action('set', 'urgency', 'high'),
    },
    { when: [is('block', 'success-stories')], then: action('set', 'urgency', 'low') },
    { when: [is('cluster', 'converter')], then: action('set', 'urgency', 'high') },
  ],
  otherwise: { then: action('set', 'urgency', 'medium') },
} as const satisfies FirstRule<ConditionOn<{ block: ContentBlockId; cluster: Cluster }>>;
