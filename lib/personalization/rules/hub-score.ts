import type { Cluster, Segment } from '../persona';
import { action, below, is, type ConditionOn, type EveryRule } from '../rule';

/** What the score of an item of the content hub depends on. */
export type ScoredItem = {
  type: 'article' | 'video' | 'whitepaper' | 'case-study';
  readTime: number;
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  featured: boolean;
};

type Facts = ScoredItem & {
  segment: Segment;
  cluster: Cluster;
  matchesSegment: boolean;
  matchesCluster: boolean;
};

export const HUB_SCORE = {
  id: 'hub-score',
  priority: 20,
  enabled: true,
  mode: 'every',
  cases: [
    { when: [is('matchesSegment', true)], then: action('add', 'score', 3) },
    { when: [is('matchesCluster', true)], then: action('add', 'score', 2) },
    { when: [is('featured', true)], then: action('add', 'score', 1) },
    { when: [is('segment', 'developer'), is('type', 'article')], then: action('add', 'score', 2) },
    { when: [is('segment', 'innovation-leader'), is('type', 'case-study')], then: action('add', 'score', 2) },
    { when: [is('segment', 'sales-prospect'), is('type', 'whitepaper')], then: action('add', 'score', 2) },
    { when: [is('cluster', 'researcher'), is('difficulty', 'advanced')], then: action('add', 'score', 1) },
    { when: [is('cluster', 'converter'), below('readTime', 15)], then: action('add', 'score', 1) },
    { when: [is('cluster', 'explorer'), is('featured', true)], then: action('add', 'score', 1) },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
