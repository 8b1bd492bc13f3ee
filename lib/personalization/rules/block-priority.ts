import type { ContentBlockId } from '../content-blocks';
import type { Cluster, Segment } from '../persona';
import type { ConditionOn, FirstRule } from '../rule';

type Facts = { block: ContentBlockId; segment: Segment; cluster: Cluster };

/** A block without a line of its own goes last. */
export const BLOCK_PRIORITY = {
  id: 'block-priority',
  priority: 50,
  enabled: true,
  mode: 'first',
  cases: [
    {
      when: [
        { field: 'block', operator: 'equals', value: 'automation' },
        { field: 'segment', operator: 'equals', value: 'developer' },
      ],
      then: { type: 'set', target: 'priority', value: 95 },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'automation' }],
      then: { type: 'set', target: 'priority', value: 90 },
    },
    {
      when: [
        { field: 'block', operator: 'equals', value: 'market-intelligence' },
        { field: 'segment', operator: 'equals', value: 'innovation-leader' },
      ],
      then: { type: 'set', target: 'priority', value: 95 },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'market-intelligence' }],
      then: { type: 'set', target: 'priority', value: 75 },
    },
    {
      when: [
        { field: 'block', operator: 'equals', value: 'platform' },
        { field: 'segment', operator: 'equals', value: 'developer' },
      ],
      then: { type: 'set', target: 'priority', value: 90 },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'platform' }],
      then: { type: 'set', target: 'priority', value: 80 },
    },
    {
      when: [
        { field: 'block', operator: 'equals', value: 'sentiment' },
        { field: 'segment', operator: 'equals', value: 'sales-prospect' },
      ],
      then: { type: 'set', target: 'priority', value: 85 },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'sentiment' }],
      then: { type: 'set', target: 'priority', value: 70 },
    },
    {
      when: [
        { field: 'block', operator: 'equals', value: 'success-stories' },
        { field: 'cluster', operator: 'equals', value: 'researcher' },
      ],
      then: { type: 'set', target: 'priority', value: 80 },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'success-stories' }],
      then: { type: 'set', target: 'priority', value: 60 },
    },
    {
      when: [{ field: 'block', operator: 'equals', value: 'get-started' }],
      then: { type: 'set', target: 'priority', value: 85 },
    },
  ],
  otherwise: { then: { type: 'set', target: 'priority', value: 0 } },
} as const satisfies FirstRule<ConditionOn<Facts>>;
