import { action, is, type ConditionOn, type EveryRule } from '../rule';

type Facts = { contentPersonalization: boolean; navigationAdaptation: boolean; behavioralAnalytics: boolean };

export const CONTENT_SWITCHES = {
  id: 'content-switches',
  priority: 100,
  enabled: true,
  mode: 'every',
  cases: [
    { when: [is('contentPersonalization', false)], then: action('use', 'content', 'default-variant') },
    { when: [is('navigationAdaptation', false)], then: action('use', 'navigation', 'base-importance') },
    { when: [is('behavioralAnalytics', false)], then: action('stop', 'behavior', 'tracking-and-analysis') },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
