import type { Segment } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

export const PRIMARY_CALL_TO_ACTION = {
  id: 'primary-call-to-action',
  priority: 60,
  enabled: true,
  mode: 'first',
  cases: [
    { when: [is('segment', 'developer')], then: action('use', 'call-to-action', 'view-api-docs') },
    { when: [is('segment', 'innovation-leader')], then: action('use', 'call-to-action', 'schedule-demo') },
  ],
  otherwise: { then: action('use', 'call-to-action', 'start-free-trial') },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment }>>;
