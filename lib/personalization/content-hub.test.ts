import {
  estimateReadTime,
  HUB_CATEGORIES,
  scoreHubItem,
  searchHubItems,
  selectRecommendedHubItems,
  type HubItem,
} from './content-hub';
import type { Cluster, Segment } from './persona';

const item = (changes: Partial<HubItem> = {}): HubItem => ({
  id: 'plain',
  title: 'Reading the market',
  description: 'How trends are found.',
  category: 'Business Intelligence',
  tags: ['Forecasting'],
  type: 'video',
  readTime: 15,
  difficulty: 'beginner',
  segments: [],
  clusters: [],
  featured: false,
  ...changes,
});

test.each<[string, Partial<HubItem>, Segment, Cluster, number]>([
  ['nothing', {}, 'developer', 'explorer', 0],
  ['segment match', { segments: ['developer'] }, 'developer', 'explorer', 3],
  ['another segment', { segments: ['sales-prospect'] }, 'developer', 'explorer', 0],
  ['cluster match', { clusters: ['explorer'] }, 'developer', 'explorer', 2],
  ['featured for a researcher', { featured: true }, 'developer', 'researcher', 1],
  ['featured for an explorer', { featured: true }, 'developer', 'explorer', 2],
  ['article for a developer', { type: 'article' }, 'developer', 'explorer', 2],
  ['article for a leader', { type: 'article' }, 'innovation-leader', 'explorer', 0],
  ['case study for a leader', { type: 'case-study' }, 'innovation-leader', 'explorer', 2],
  ['case study for a developer', { type: 'case-study' }, 'developer', 'explorer', 0],
  ['whitepaper for a prospect', { type: 'whitepaper' }, 'sales-prospect', 'explorer', 2],
  ['whitepaper for a leader', { type: 'whitepaper' }, 'innovation-leader', 'explorer', 0],
  ['advanced for a researcher', { difficulty: 'advanced' }, 'developer', 'researcher', 1],
  ['advanced for a converter', { difficulty: 'advanced' }, 'developer', 'converter', 0],
  ['14 minutes for a converter', { readTime: 14 }, 'developer', 'converter', 1],
  ['15 minutes for a converter', { readTime: 15 }, 'developer', 'converter', 0],
  ['14 minutes for a researcher', { readTime: 14 }, 'developer', 'researcher', 0],
])('%s', (_name, changes, segment, cluster, expected) => {
  expect(scoreHubItem(item(changes), { segment, cluster }).result).toBe(expected);
});

test('all boosts add up, and the reason lists them', () => {
  const best = item({ segments: ['developer'], clusters: ['explorer'], featured: true, type: 'article' });
  expect(scoreHubItem(best, { segment: 'developer', cluster: 'explorer' })).toEqual({
    result: 9,
    reason: {
      ruleId: 'hub-score',
      signals: [
        { field: 'matchesSegment', value: true },
        { field: 'matchesCluster', value: true },
        { field: 'featured', value: true },
        { field: 'segment', value: 'developer' },
        { field: 'type', value: 'article' },
        { field: 'cluster', value: 'explorer' },
      ],
      confidence: 1,
    },
  });
});

test('the categories are the specified ones', () => {
  expect(HUB_CATEGORIES).toEqual([
    'all',
    'AI & Machine Learning',
    'Getting Started',
    'Business Intelligence',
    'Success Stories',
  ]);
});

test.each([
  ['', 'all', true],
  ['  ', 'all', true],
  ['MARKET', 'all', true],
  ['trends are', 'all', true],
  ['forecast', 'all', true],
  [' forecast ', 'Business Intelligence', true],
  ['forecast', 'Success Stories', false],
  ['video', 'all', false],
  ['market trends', 'all', false],
] as const)('searching for %j in %s finds it: %s', (query, category, isFound) => {
  expect(searchHubItems([item()], { query, category })).toEqual(isFound ? [item()] : []);
});

test('the top four are recommended; ties keep their order', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
    item({ id, segments: id === 'e' ? ['developer'] : [], featured: id === 'd' }),
  );
  const recommended = selectRecommendedHubItems(items, { segment: 'developer', cluster: 'converter' });
  expect(recommended.map(({ id, score }) => `${id} ${score}`)).toEqual(['e 3', 'd 1', 'a 0', 'b 0']);
});

test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [221, 2],
  [440, 2],
  [441, 3],
])('%i words take %i minutes', (words, minutes) => {
  expect(estimateReadTime(Array.from({ length: words }, () => 'word'))).toBe(minutes);
});

test('words are counted across texts and any whitespace', () => {
  const text = Array.from({ length: 111 }, () => 'word').join('\n');
  expect(estimateReadTime([text, text])).toBe(2);
});
