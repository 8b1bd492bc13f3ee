import type { Segment } from '../persona';
import type { ConditionOn, FirstRule } from '../rule';

/** Whose entries are shown. A stored segment may be any word (spec §6: unknown counts as sales-prospect). */
export const NAVIGATION_AUDIENCE = {
  id: 'navigation-audience',
  priority: 80,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [{ field: 'segment', operator: 'equals', value: 'innovation-leader' }],
      then: { type: 'show', target: 'navigation', value: 'innovation-leader' },
    },
    {
      when: [{ field: 'segment', operator: 'equals', value: 'developer' }],
      then: { type: 'show', target: 'navigation', value: 'developer' },
    },
  ],
  otherwise: { then: { type: 'show', target: 'navigation', value: 'sales-prospect' } },
} as const satisfies FirstRule<ConditionOn<{ segment: Segment }>>;
