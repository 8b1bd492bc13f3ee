import { CONTENT_BLOCK_LIMIT, selectContentBlocks } from './content-blocks';
import type { Cluster, Segment } from './persona';
import { CONTENT_BLOCK_IDS } from './rules/content-blocks';

const priorities = (segment: Segment, cluster: Cluster, limit?: number) =>
  selectContentBlocks({ segment, cluster }, limit)
    .map(({ id, priority }) => `${id} ${priority}`)
    .join(', ');

const urgencies = (segment: Segment, cluster: Cluster) =>
  Object.fromEntries(
    selectContentBlocks({ segment, cluster }, Infinity).map(({ id, urgency }) => [id, urgency]),
  );

test.each([
  [
    'innovation-leader',
    'explorer',
    'market-intelligence 95, automation 90, get-started 85, platform 80, sentiment 70, success-stories 60',
  ],
  [
    'innovation-leader',
    'researcher',
    'market-intelligence 95, automation 90, get-started 85, platform 80, success-stories 80, sentiment 70',
  ],
  [
    'developer',
    'converter',
    'automation 95, platform 90, get-started 85, market-intelligence 75, sentiment 70, success-stories 60',
  ],
  [
    'developer',
    'researcher',
    'automation 95, platform 90, get-started 85, success-stories 80, market-intelligence 75, sentiment 70',
  ],
  [
    'sales-prospect',
    'explorer',
    'automation 90, sentiment 85, get-started 85, platform 80, market-intelligence 75, success-stories 60',
  ],
] as const)('the block order for %s %s is %s', (segment, cluster, expected) => {
  expect(priorities(segment, cluster)).toBe(expected);
});

test('the list is limited to six by default and three in the mini preview', () => {
  expect(CONTENT_BLOCK_LIMIT).toBe(6);
  expect(priorities('developer', 'explorer', 3)).toBe('automation 95, platform 90, get-started 85');
});

test.each([
  ['explorer', 'medium', 'low'],
  ['researcher', 'medium', 'high'],
  ['converter', 'high', 'low'],
] as const)('for %s urgency is %s, for success stories %s', (cluster, usual, ofStories) => {
  const others = Object.fromEntries(CONTENT_BLOCK_IDS.map((id) => [id, usual]));
  expect(urgencies('sales-prospect', cluster)).toEqual({ ...others, 'success-stories': ofStories });
});

test('a block gives the reasons for its position and its urgency', () => {
  expect(selectContentBlocks({ segment: 'developer', cluster: 'converter' }, 1)).toEqual([
    {
      id: 'automation',
      priority: 95,
      urgency: 'high',
      reason: {
        ruleId: 'block-priority',
        signals: [
          { field: 'block', value: 'automation' },
          { field: 'segment', value: 'developer' },
        ],
        confidence: 1,
      },
      urgencyReason: {
        ruleId: 'block-urgency',
        signals: [{ field: 'cluster', value: 'converter' }],
        confidence: 1,
      },
    },
  ]);
});
