import type { ContentBlockId } from '../content-blocks';
import type { Cluster } from '../persona';
import type { ConditionOn, FirstRule } from '../rule';

/** Success stories have their own two lines, which win over the converter's. */
export const BLOCK_URGENCY = {
  id: 'block-urgency',
  priority: 40,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [
        { field: 'block', operator: 'equals', value: 'success-stories' },
        { field: 'cluster', operator: 'equals', value: 'researcher' },
      ],
      then: { type: 'set', target: 'urgency', value: 'high' },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'success-stories' }],
      then: { type: 'set', target: 'urgency', value: 'low' },
    },
    {
      when: [{ field: 'cluster', operator: 'equals', value: 'converter' }],
      then: { type: 'set', target: 'urgency', value: 'high' },
    },
  ],
  otherwise: { then: { type: 'set', target: 'urgency', value: 'medium' } },
} as const satisfies FirstRule<ConditionOn<{ block: ContentBlockId; cluster: Cluster }>>;
