import type { ConditionOn, EveryRule } from '../rule';

type Facts = { contentPersonalization: boolean; navigationAdaptation: boolean; behavioralAnalytics: boolean };

export const CONTENT_SWITCHES = {
  id: 'content-switches',
  priority: 100,
  enabled: true,
  mode: 'every',
  cases: [
    {
      when: [{ field: 'contentPersonalization', operator: 'equals', value: false }],
      then: { type: 'use', target: 'content', value: 'default-variant' },
    },
    {
      when: [{ field: 'navigationAdaptation', operator: 'equals', value: false }],
      then: { type: 'use', target: 'navigation', value: 'base-importance' },
    },
    {
      when: [{ field: 'behavioralAnalytics', operator: 'equals', value: false }],
      then: { type: 'stop', target: 'behavior', value: 'tracking-and-analysis' },
    },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
