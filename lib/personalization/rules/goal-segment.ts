import type { GoalId } from '../onboarding';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

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
