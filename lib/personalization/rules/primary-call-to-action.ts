import type { Segment } from '../persona';
import type { ConditionOn, FirstRule } from '../rule';

export const PRIMARY_CALL_TO_ACTION = {
  id: 'primary-call-to-action',
  priority: 60,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [{ field: 'segment', operator: 'equals', value: 'developer' }],
      then: { type: 'use', target: 'call-to-action', value: 'view-api-docs' },
    },
    {
      when: [{ field: 'segment', operator: 'equals', value: 'innovation-leader' }],
      then: { type: 'use', target: 'call-to-action', value: 'schedule-demo' },
    },
  ],
  otherwise: { then: { type: 'use', target: 'call-to-action', value: 'start-free-trial' } },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment }>>;
