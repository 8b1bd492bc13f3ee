import { SEGMENTS, type Cluster, type Segment } from '../persona';
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

/** The format that a segment sees first. */
const FIRST_TYPES = {
  'innovation-leader': 'case-study',
  developer: 'article',
  'sales-prospect': 'whitepaper',
} as const satisfies Record<Segment, ScoredItem['type']>;

export const HUB_SCORE = {
  id: 'hub-score',
  priority: 20,
  enabled: true,
  mode: 'every',
  cases: [
    { when: [is('matchesSegment', true)], then: action('add', 'score', 3) },
    { when: [is('matchesCluster', true)], then: action('add', 'score', 2) },
    { when: [is('featured', true)], then: action('add', 'score', 1) },
    ...SEGMENTS.map((segment) => ({
      when: [is('segment', segment), is('type', FIRST_TYPES[segment])] as const,
      then: action('add', 'score', 2),
    })),
    { when: [is('cluster', 'researcher'), is('difficulty', 'advanced')], then: action('add', 'score', 1) },
    { when: [is('cluster', 'converter'), below('readTime', 15)], then: action('add', 'score', 1) },
    { when: [is('cluster', 'explorer'), is('featured', true)], then: action('add', 'score', 1) },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
