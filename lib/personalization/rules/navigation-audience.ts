import type { Segment } from '../persona';
import { action, is, type ConditionOn, type FirstRule } from '../rule';

/** Whose entries are shown. A stored segment may be any word (spec §6: unknown counts as sales-prospect). */
export const NAVIGATION_AUDIENCE = {
  id: 'navigation-audience',
  priority: 80,
  enabled: true,
  mode: 'first',
  cases: [
    { when: [is('segment', 'innovation-leader')], then: action('show', 'navigation', 'innovation-leader') },
    { when: [is('segment', 'developer')], then: action('show', 'navigation', 'developer') },
  ],
  otherwise: { then: action('show', 'navigation', 'sales-prospect') },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment }>>;
