import { matchDot, selectRecommendations, type RecommendationItem } from './recommendations';
import type { Cluster } from './persona';

const item = (id: string, changes: Partial<RecommendationItem> = {}): RecommendationItem => ({
  id,
  title: 'Title',
  description: 'Description',
  imageUrl: '/images/item.svg',
  category: 'Guides',
  tags: [],
  url: '/features',
  relevanceScore: 50,
  source: 'segment',
  type: 'article',
  ...changes,
});

const scoreFor = (cluster: Cluster, changes: Partial<RecommendationItem>) =>
  selectRecommendations([item('general-1', changes)], { segment: 'developer', cluster })[0]?.relevanceScore;

test("the list contains only general items and those of the visitor's segment", () => {
  const items = ['developer-1', 'sales-prospect-1', 'general-1', 'innovation-leader-1', 'developers-1'];
  const ids = selectRecommendations(
    items.map((id) => item(id)),
    { segment: 'developer', cluster: 'explorer' },
  ).map(({ id }) => id);
  expect(ids).toEqual(['developer-1', 'general-1']);
});

test.each<[Cluster, Partial<RecommendationItem>, number]>([
  ['explorer', { type: 'demo' }, 60],
  ['explorer', { tags: ['Demo'] }, 60],
  ['explorer', { type: 'documentation' }, 50],
  ['researcher', { tags: ['technical'] }, 65],
  ['researcher', { category: 'Documentation' }, 65],
  ['researcher', { type: 'documentation', tags: ['technical', 'documentation'] }, 65],
  ['researcher', { type: 'demo' }, 50],
  ['converter', { tags: ['roi'] }, 65],
  ['converter', { category: 'Pricing' }, 65],
  ['converter', { type: 'case-study', tags: ['ROI'] }, 65],
  ['converter', { tags: ['technical', 'heroic'] }, 50],
])('for %s an item with %j scores %d', (cluster, changes, expected) => {
  expect(scoreFor(cluster, changes)).toBe(expected);
});

test.each([
  [84, 99],
  [85, 100],
  [86, 100],
  [100, 100],
])('an item with %d scores %d for researchers: scores are capped at 100', (relevanceScore, expected) => {
  expect(scoreFor('researcher', { relevanceScore, type: 'documentation' })).toBe(expected);
});

test.each([
  [100, 'green'],
  [81, 'green'],
  [80, 'blue'],
  [61, 'blue'],
  [60, 'grey'],
  [0, 'grey'],
] as const)('a score of %d has a %s dot', (score, dot) => {
  expect(matchDot(score)).toBe(dot);
});

test('the best come first, ties keep their order, and the list is limited to 4 by default', () => {
  const items = [50, 70, 60, 70, 90, 80, 40].map((relevanceScore, index) =>
    item(`general-${index}`, { relevanceScore }),
  );
  const visitor = { segment: 'developer', cluster: 'explorer' } as const;
  const ids = (limit?: number) => selectRecommendations(items, { ...visitor, limit }).map(({ id }) => id);
  expect(ids()).toEqual(['general-4', 'general-5', 'general-1', 'general-3']);
  expect(ids(6)).toEqual(['general-4', 'general-5', 'general-1', 'general-3', 'general-2', 'general-0']);
});

test('a recommendation has its item, score, dot and reason', () => {
  const roi = item('sales-prospect-1', { relevanceScore: 70, tags: ['roi', 'budget'], type: 'case-study' });
  expect(selectRecommendations([roi], { segment: 'sales-prospect', cluster: 'converter' })).toEqual([
    {
      ...roi,
      relevanceScore: 85,
      dot: 'green',
      reason: {
        ruleId: 'recommendation-boost',
        signals: [
          { field: 'cluster', value: 'converter' },
          { field: 'topics', value: 'roi, case-study' },
        ],
        confidence: 1,
      },
    },
  ]);
});
