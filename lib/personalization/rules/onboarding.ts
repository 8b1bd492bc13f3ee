import { SEGMENTS, type Cluster, type Segment } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

/** Each segment has a goal that leads to it. */
const GOALS = {
  'innovation-leader': 'drive-innovation',
  developer: 'build-integrate',
  'sales-prospect': 'grow-business',
} as const satisfies Record<Segment, string>;

export type GoalId = (typeof GOALS)[Segment];

export const GOAL_IDS: readonly GoalId[] = SEGMENTS.map((segment) => GOALS[segment]);

export const GOAL_SEGMENT = {
  id: 'goal-segment',
  priority: 110,
  enabled: true,
  mode: 'first',
  cases: SEGMENTS.map((segment) => ({
    when: [is('goal', GOALS[segment])],
    then: action('set', 'segment', segment),
  })),
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
