import { SEGMENTS, type Segment } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

const ACTIONS = {
  'innovation-leader': 'schedule-demo',
  developer: 'view-api-docs',
  'sales-prospect': 'start-free-trial',
} as const satisfies Record<Segment, string>;

export const PRIMARY_CALL_TO_ACTION = {
  id: 'primary-call-to-action',
  priority: 60,
  enabled: true,
  mode: 'first',
  cases: SEGMENTS.map((segment) => ({
    when: [is('segment', segment)],
    then: action('use', 'call-to-action', ACTIONS[segment]),
  })),
  otherwise: { then: action('use', 'call-to-action', 'start-free-trial') },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment }>>;
