import type { ConditionOn, FirstRule } from '../rule';

type Facts = { knownInUrl: boolean; knownInCookie: boolean; knownInStore: boolean };

/** Asked once for each of segment, cluster and visitor type. */
export const PERSONA_SOURCE = {
  id: 'persona-source',
  priority: 120,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [{ field: 'knownInUrl', operator: 'equals', value: true }],
      then: { type: 'use', target: 'persona', value: 'url' },
    },
    {
      when: [{ field: 'knownInCookie', operator: 'equals', value: true }],
      then: { type: 'use', target: 'persona', value: 'cookie' },
    },
    {
      when: [{ field: 'knownInStore', operator: 'equals', value: true }],
      then: { type: 'use', target: 'persona', value: 'stored' },
    },
  ],
  otherwise: { then: { type: 'use', target: 'persona', value: 'default' } },
} as const satisfies FirstRule<ConditionOn<Facts>>;
