import type { ConditionOn, FirstRule } from '../rule';

type Facts = { scrollDepth: number; ctaClicks: number; buttonClicks: number; pageViews: number };

export const CLUSTER_FROM_BEHAVIOR = {
  id: 'cluster-from-behavior',
  priority: 90,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [{ field: 'scrollDepth', operator: 'above', value: 70 }],
      then: { type: 'set', target: 'cluster', value: 'researcher' },
      confidence: 0.7,
    },
    {
      when: [{ field: 'ctaClicks', operator: 'above', value: 2 }],
      then: { type: 'set', target: 'cluster', value: 'converter' },
      confidence: 0.8,
    },
    {
      when: [{ field: 'buttonClicks', operator: 'above', value: 3 }],
      then: { type: 'set', target: 'cluster', value: 'converter' },
      confidence: 0.8,
    },
    {
      when: [{ field: 'pageViews', operator: 'above', value: 3 }],
      then: { type: 'set', target: 'cluster', value: 'explorer' },
      confidence: 0.65,
    },
  ],
  otherwise: { then: { type: 'set', target: 'cluster', value: 'explorer' }, confidence: 0.5 },
} as const satisfies FirstRule<ConditionOn<Facts>>;
