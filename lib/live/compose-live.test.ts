import { site } from '@/lib/content/site';
import { composeLive, hideFewOnline, startOfRange } from './compose-live';
import { SEGMENTS } from '@/lib/personalization/persona';

const NOW = new Date('2026-11-26T17:31:00.000Z');

const inHour = (hour: string, counts: Record<string, number>) => ({
  hour: new Date(`${hour}:00:00.000Z`),
  counts,
});
const compose = (counts: Record<string, number>) => composeLive([inHour('2026-11-26T17', counts)], '7d', NOW);

test.each([
  ['1d', '2026-11-25T18:00:00.000Z'],
  ['7d', '2026-11-20T00:00:00.000Z'],
  ['30d', '2026-10-28T00:00:00.000Z'],
  ['90d', '2026-08-29T00:00:00.000Z'],
] as const)('%s ends with the current hour or day', (range, start) => {
  expect(startOfRange(range, NOW).toISOString()).toBe(start);
});

test.each([
  [19, null],
  [20, 20],
])('%i sessions', (sessions, expected) => {
  expect(compose({ sessions })?.userBehavior.totalSessions ?? null).toBe(expected);
});

test.each([
  [0, null],
  [2, null],
  [3, 3],
])('%i people online', (online, expected) => {
  expect(hideFewOnline(online)).toBe(expected);
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
  const shares = figures?.personalization.segmentDistribution;
  expect(shares?.map(({ segment }) => segment)).toEqual(SEGMENTS);
  expect(shares).toEqual(
    expect.arrayContaining([
      { segment: 'innovation-leader', count: 15, percentage: 62.5 },
      { segment: 'developer', count: null, percentage: null },
      { segment: 'sales-prospect', count: 5, percentage: 20.8 },
    ]),
  );
  expect(figures?.engagement.conversionFunnel.map(({ users }) => users)).toEqual([24, 12, 5, null, null]);
  expect(figures?.personalization.contentRelevance).toBeNull();
  expect(figures?.personalization.adaptationSuccess).toBeNull();
});

test('sessions are counted in their hours and days, and those under 5 are hidden', () => {
  const hours = [
    inHour('2026-11-20T00', { sessions: 4 }),
    inHour('2026-11-25T20', { sessions: 6 }),
    inHour('2026-11-26T00', { sessions: 3 }),
    inHour('2026-11-26T17', { sessions: 23 }),
  ];
  expect(composeLive(hours, '7d', NOW)?.userBehavior).toMatchObject({
    totalSessions: 36,
    sessionsOverTime: {
      unit: 'weekday',
      counts: [null, null, null, null, null, 6, 26],
      end: NOW.toISOString(),
    },
  });
  const byHour = composeLive(hours.slice(1), '1d', NOW)?.userBehavior.sessionsOverTime;
  expect(byHour?.counts).toHaveLength(24);
  expect([byHour?.counts[2], byHour?.counts[6], byHour?.counts[23]]).toEqual([6, null, 23]);
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
    { page: `About ${site.name}`, path: '/about', views: 5, engagement: null },
    { page: 'All other pages', path: null, views: 7, engagement: null },
  ]);
});
