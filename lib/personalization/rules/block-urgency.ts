import type { ContentBlockId } from '../content-blocks';
import type { Cluster } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

/** Success stories have their own two lines, which win over the converter's. */
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
