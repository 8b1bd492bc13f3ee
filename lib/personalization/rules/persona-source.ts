import { action, is, type ConditionOn, type FirstRule } from '../rule';

type Facts = {
  knownInUrl: boolean;
  chosenByHand: boolean;
  knownInCampaign: boolean;
  knownInCookie: boolean;
  knownInStore: boolean;
};

/**
 * Precedence of sources, evaluated separately for segment, cluster and visitor type. A campaign in the address beats
 * what analysis or an earlier campaign left in the cookie, but not the visitor's own choice. A demo view (demo-view.ts)
 * replaces the cookie, and campaigns do not apply in it.
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
