import type { HubItem } from '../content-hub';
import type { Cluster, Segment } from '../persona';
import type { ConditionOn, EveryRule } from '../rule';

type Facts = Pick<HubItem, 'type' | 'difficulty' | 'readTime' | 'featured'> & {
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
    {
      when: [{ field: 'matchesSegment', operator: 'equals', value: true }],
      then: { type: 'add', target: 'score', value: 3 },
    },
    {
      when: [{ field: 'matchesCluster', operator: 'equals', value: true }],
      then: { type: 'add', target: 'score', value: 2 },
    },
    {
      when: [{ field: 'featured', operator: 'equals', value: true }],
      then: { type: 'add', target: 'score', value: 1 },
    },
    {
      when: [
        { field: 'segment', operator: 'equals', value: 'developer' },
        { field: 'type', operator: 'equals', value: 'article' },
      ],
      then: { type: 'add', target: 'score', value: 2 },
    },
    {
      when: [
        { field: 'segment', operator: 'equals', value: 'innovation-leader' },
        { field: 'type', operator: 'equals', value: 'case-study' },
      ],
      then: { type: 'add', target: 'score', value: 2 },
    },
    {
      when: [
        { field: 'segment', operator: 'equals', value: 'sales-prospect' },
        { field: 'type', operator: 'equals', value: 'whitepaper' },
      ],
      then: { type: 'add', target: 'score', value: 2 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'researcher' },
        { field: 'difficulty', operator: 'equals', value: 'advanced' },
      ],
      then: { type: 'add', target: 'score', value: 1 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'converter' },
        { field: 'readTime', operator: 'below', value: 15 },
      ],
      then: { type: 'add', target: 'score', value: 1 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'explorer' },
        { field: 'featured', operator: 'equals', value: true },
      ],
      then: { type: 'add', target: 'score', value: 1 },
    },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
