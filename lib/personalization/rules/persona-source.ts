import { action, is, type ConditionOn, type FirstRule } from '../rule';

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
    { when: [is('knownInUrl', true)], then: action('use', 'persona', 'url') },
    { when: [is('chosenByHand', true)], then: action('use', 'persona', 'chosen') },
    { when: [is('knownInCampaign', true)], then: action('use', 'persona', 'campaign') },
    { when: [is('knownInCookie', true)], then: action('use', 'persona', 'cookie') },
    { when: [is('knownInStore', true)], then: action('use', 'persona', 'stored') },
  ],
  otherwise: { then: action('use', 'persona', 'default') },
} as const satisfies FirstRule<ConditionOn<Facts>>;

export type PersonaSource = (typeof PERSONA_SOURCE.cases)[number]['then']['value'] | 'default';
