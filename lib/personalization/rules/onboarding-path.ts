import type { Cluster, Segment } from '../persona';
import type { ConditionOn, FirstRule } from '../rule';

/** Spec §4: the specified order; the closing step follows each of them. */
export const ONBOARDING_PATH = {
  id: 'onboarding-path',
  priority: 10,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [
        { field: 'segment', operator: 'equals', value: 'developer' },
        { field: 'cluster', operator: 'equals', value: 'researcher' },
      ],
      then: { type: 'use', target: 'onboarding-steps', value: [1, 2, 4, 3] },
    },
    {
      when: [
        { field: 'segment', operator: 'equals', value: 'sales-prospect' },
        { field: 'cluster', operator: 'equals', value: 'converter' },
      ],
      then: { type: 'use', target: 'onboarding-steps', value: [1, 2, 5, 3] },
    },
  ],
  otherwise: { then: { type: 'use', target: 'onboarding-steps', value: [1, 2, 3] } },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment; cluster: Cluster }>>;
