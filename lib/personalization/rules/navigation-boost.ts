import type { NavigationId } from '../navigation';
import type { Cluster } from '../persona';
import type { ConditionOn, EveryRule } from '../rule';

type Facts = { matchesSegment: boolean; cluster: Cluster; entry: NavigationId };

export const NAVIGATION_BOOST = {
  id: 'navigation-boost',
  priority: 70,
  enabled: true,
  mode: 'every',
  cases: [
    {
      when: [{ field: 'matchesSegment', operator: 'equals', value: true }],
      then: { type: 'add', target: 'userScore', value: 20 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'explorer' },
        { field: 'entry', operator: 'one-of', value: ['demo', 'dashboard'] },
      ],
      then: { type: 'add', target: 'userScore', value: 30 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'explorer' },
        { field: 'entry', operator: 'equals', value: 'case-studies' },
      ],
      then: { type: 'add', target: 'userScore', value: 15 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'researcher' },
        { field: 'entry', operator: 'one-of', value: ['api-docs', 'analytics'] },
      ],
      then: { type: 'add', target: 'userScore', value: 30 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'researcher' },
        { field: 'entry', operator: 'equals', value: 'case-studies' },
      ],
      then: { type: 'add', target: 'userScore', value: 20 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'converter' },
        { field: 'entry', operator: 'one-of', value: ['pricing', 'case-studies'] },
      ],
      then: { type: 'add', target: 'userScore', value: 30 },
    },
    {
      when: [
        { field: 'cluster', operator: 'equals', value: 'converter' },
        { field: 'entry', operator: 'equals', value: 'demo' },
      ],
      then: { type: 'add', target: 'userScore', value: 15 },
    },
  ],
} as const satisfies EveryRule<ConditionOn<Facts>>;
