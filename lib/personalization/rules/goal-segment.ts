import type { GoalId } from '../onboarding';
import type { ConditionOn, FirstRule } from '../rule';

export const GOAL_SEGMENT = {
  id: 'goal-segment',
  priority: 110,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [{ field: 'goal', operator: 'equals', value: 'drive-innovation' }],
      then: { type: 'set', target: 'segment', value: 'innovation-leader' },
    },
    {
      when: [{ field: 'goal', operator: 'equals', value: 'build-integrate' }],
      then: { type: 'set', target: 'segment', value: 'developer' },
    },
    {
      when: [{ field: 'goal', operator: 'equals', value: 'grow-business' }],
      then: { type: 'set', target: 'segment', value: 'sales-prospect' },
    },
  ],
  otherwise: { then: { type: 'set', target: 'segment', value: 'innovation-leader' } },
} as const satisfies FirstRule<ConditionOn<{ goal: GoalId }>>;
