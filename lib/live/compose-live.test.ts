import { formatBucket, listBuckets, listOldestBuckets } from './buckets';
import { composeLive, hideFewOnline, type LiveCounts } from './compose-live';

const NOW = new Date('2026-11-26T17:31:00.000Z');

function compose(totals: Record<string, number>, sessions: Record<string, number> = {}) {
  const counts: LiveCounts = {
    totals: new Map(Object.entries(totals)),
    sessions: new Map(Object.entries(sessions)),
  };
  return composeLive(counts, '7d', NOW);
}

test('buckets end with the current hour or day', () => {
  expect(formatBucket('hour', NOW)).toBe('hour:2026-11-26T17');
  const hours = listBuckets('1d', NOW);
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, 'hour:2026-11-25T18', 'hour:2026-11-26T17']);
  const days = listBuckets('90d', NOW);
  expect([days.length, days[0], days.at(-1)]).toEqual([90, 'day:2026-08-29', 'day:2026-11-26']);
  expect(new Set(days).size).toBe(90);
  expect(listOldestBuckets(NOW)).toEqual([
    { unit: 'hour', first: hours[0] },
    { unit: 'day', first: days[0] },
  ]);
});

test.each([
  [19, null],
  [20, 20],
])('%i sessions', (sessions, shown) => {
  expect(compose({ sessions })?.userBehavior.totalSessions ?? null).toBe(shown);
});

test.each([
  [0, null],
  [2, null],
  [3, 3],
])('%i people online', (online, shown) => {
  expect(hideFewOnline(online)).toBe(shown);
});

test('figures are quotients of sums, with one decimal', () => {
  const figures = compose({
    sessions: 40,
    seconds: 6000,
    'step:2': 30,
    'views:/': 70,
    'views:/pricing': 20,
    'views:other': 10,
    'engaged:/': 50,
    'engaged:/pricing': 3,
    adapted: 50,
    'adapted:taken': 20,
    ratings: 20,
    'ratings:good': 13,
    'clicked:cta': 30,
    'clicks:morning:cta': 40,
    'clicks:night:cta': 4,
  });
  expect(figures).toMatchObject({
    userBehavior: { totalSessions: 40, avgSessionDuration: 2.5, bounceRate: 25, pagesPerSession: 2.5 },
    personalization: { adaptationSuccess: 40, contentRelevance: 65 },
    engagement: { engagementScore: 53 },
  });
  expect(figures?.engagement.interactionHeatmap[0]).toEqual({
    element: 'Calls to action',
    interactions: 44,
    engagement: 30,
    byPartOfDay: { night: null, morning: 40, afternoon: null, evening: null },
  });
});

test('counts under 5 and their shares are hidden, and rates with a base under 20', () => {
  const figures = compose({
    sessions: 24,
    'segment:developer': 4,
    'segment:sales-prospect': 5,
    'segment:innovation-leader': 15,
    'step:2': 12,
    'step:3': 5,
    'step:4': 4,
    ratings: 19,
    'ratings:good': 19,
  });
  expect(figures?.personalization.segmentDistribution).toEqual([
    { segment: 'innovation-leader', count: 15, percentage: 62.5 },
    { segment: 'developer', count: null, percentage: null },
    { segment: 'sales-prospect', count: 5, percentage: 20.8 },
  ]);
  expect(figures?.engagement.conversionFunnel.map(({ users }) => users)).toEqual([24, 12, 5, null, null]);
  expect(figures?.personalization.contentRelevance).toBeNull();
  expect(figures?.personalization.adaptationSuccess).toBeNull();
});

test('sessions are counted in their hours and days, and those under 5 are hidden', () => {
  const figures = compose({ sessions: 30 }, { 'day:2026-11-26': 26, 'day:2026-11-20': 4 });
  expect(figures?.userBehavior.sessionsOverTime).toEqual({
    unit: 'weekday',
    counts: [null, null, null, null, null, null, 26],
    end: NOW.toISOString(),
  });
});

test('pages with few views are counted among the others', () => {
  const figures = compose({
    sessions: 30,
    'views:/': 30,
    'views:/about': 5,
    'views:/api': 4,
    'views:other': 3,
  });
  expect(figures?.userBehavior.topPages).toEqual([
    { page: 'Home', path: '/', views: 30, engagement: 0 },
    { page: 'About Attune', path: '/about', views: 5, engagement: null },
    { page: 'All other pages', path: null, views: 7, engagement: null },
  ]);
});
