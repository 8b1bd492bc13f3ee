import type { ConditionOn, FirstRule } from '../rule';

type Facts = {
  knownInUrl: boolean;
  chosenByHand: boolean;
  knownInCampaign: boolean;
  knownInCookie: boolean;
  knownInStore: boolean;
};

/**
 * The table of precedence, asked once for each of segment, cluster and visitor type. A campaign in the address beats
 * what analysis or an earlier campaign left in the cookie, and yields to what the visitor chose. Above all of it stands
 * a demo view (demo-view.ts): it takes the place of the cookie, and no campaign counts in it.
 */
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
      when: [{ field: 'chosenByHand', operator: 'equals', value: true }],
      then: { type: 'use', target: 'persona', value: 'chosen' },
    },
    {
      when: [{ field: 'knownInCampaign', operator: 'equals', value: true }],
      then: { type: 'use', target: 'persona', value: 'campaign' },
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

export type PersonaSource = (typeof PERSONA_SOURCE.cases)[number]['then']['value'] | 'default';
