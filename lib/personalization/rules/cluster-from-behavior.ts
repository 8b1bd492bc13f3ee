import { above, action, type ConditionOn, type FirstRule } from '../rule';

type Facts = { scrollDepth: number; ctaClicks: number; buttonClicks: number; pageViews: number };

export const CLUSTER_FROM_BEHAVIOR = {
  id: 'cluster-from-behavior',
  priority: 90,
  enabled: true,
  mode: 'first',
  cases: [
    { when: [above('scrollDepth', 70)], then: action('set', 'cluster', 'researcher'), confidence: 0.7 },
    { when: [above('ctaClicks', 2)], then: action('set', 'cluster', 'converter'), confidence: 0.8 },
    { when: [above('buttonClicks', 3)], then: action('set', 'cluster', 'converter'), confidence: 0.8 },
    { when: [above('pageViews', 3)], then: action('set', 'cluster', 'explorer'), confidence: 0.65 },
  ],
  otherwise: { then: action('set', 'cluster', 'explorer'), confidence: 0.5 },
} as const satisfies FirstRule<ConditionOn<Facts>>;
