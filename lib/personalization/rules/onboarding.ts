import type { Cluster, Segment } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

export const GOAL_IDS = ['drive-innovation', 'build-integrate', 'grow-business'] as const;

export type GoalId = (typeof GOAL_IDS)[number];

export const GOAL_SEGMENT = {
  id: 'goal-segment',
  priority: 110,
  enabled: true,
  mode: 'first',
  cases: [
    { when: [is('goal', 'drive-innovation')], then: action('set', 'segment', 'innovation-leader') },
    { when: [is('goal', 'build-integrate')], then: action('set', 'segment', 'developer') },
    { when: [is('goal', 'grow-business')], then: action('set', 'segment', 'sales-prospect') },
  ],
  otherwise: { then: action('set', 'segment', 'innovation-leader') },
} as const satisfies FirstRule<ConditionOn<{ goal: GoalId }>>;

/** Spec §4: the specified order. The closing step follows each path. */
export const ONBOARDING_PATH = {
  id: 'onboarding-path',
  priority: 10,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [is('segment', 'developer'), is('cluster', 'researcher')],
      then: action('use', 'onboarding-steps', [1, 2, 4, 3]),
    },
    {
      when: [is('segment', 'sales-prospect'), is('cluster', 'converter')],
      then: action('use', 'onboarding-steps', [1, 2, 5, 3]),
    },
  ],
  otherwise: { then: action('use', 'onboarding-steps', [1, 2, 3]) },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment; cluster: Cluster }>>;
