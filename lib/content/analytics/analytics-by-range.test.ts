import { formatCount } from '@/lib/personalization/counts';
import { playgroundCopy } from '../pages/demo';
import { analyticsByRange } from './analytics-by-range';
import { PARTS_OF_DAY, TIME_RANGES, type AnalyticsData } from './analytics-data';

const ranges = TIME_RANGES.map((range) => [range, analyticsByRange[range]] as const);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const round = (value: number) => Math.round(value * 10) / 10;

test('the last 7 days show the specified figures (spec §9)', () => {
  const { userBehavior, engagement, personalization } = analyticsByRange['7d'];
  expect(userBehavior).toMatchObject({ totalSessions: 12847, avgSessionDuration: 4.2, bounceRate: 23.4 });
  expect(engagement).toMatchObject({ realTimeUsers: 147, engagementScore: 86.4 });
  expect(personalization).toMatchObject({ adaptationSuccess: 84.7, contentRelevance: 89.3 });
});

test.each(ranges)('the figures of %s agree', (_, { userBehavior, personalization, engagement }) => {
  const { totalSessions, sessionsOverTime, topPages, pagesPerSession, bounceRate } = userBehavior;
  expect(sum(sessionsOverTime.counts)).toBe(totalSessions);
  for (const rows of [personalization.segmentDistribution, personalization.clusterDistribution]) {
    expect(sum(rows.map(({ count }) => count))).toBe(totalSessions);
    expect(round(sum(rows.map(({ percentage }) => percentage)))).toBe(100);
  }
  const views = topPages.map((page) => page.views);
  const engaged = sum(topPages.map((page) => page.views * page.engagement));
  expect(round(sum(views) / totalSessions)).toBe(pagesPerSession);
  expect(round(engaged / sum(views))).toBe(engagement.engagementScore);
  // All other pages are last.
  expect(views.slice(0, -1)).toEqual(views.slice(0, -1).toSorted((one, other) => other - one));
  const users = engagement.conversionFunnel.map((step) => step.users);
  expect(users).toEqual(users.toSorted((one, other) => other - one));
  expect(users[0]).toBe(totalSessions);
  // Everyone who did not bounce.
  expect(engagement.conversionFunnel[1]?.conversion).toBe(round(100 - bounceRate));
});

test.each([
  ['1d', 24],
  ['7d', 7],
  ['30d', 30],
  ['90d', 90],
] as const)('%s has %i counts, and the last day is the last 24 hours', (range, length) => {
  const { counts } = analyticsByRange[range].userBehavior.sessionsOverTime;
  expect(counts).toHaveLength(length);
  if (range !== '1d') expect(counts.at(-1)).toBe(analyticsByRange['1d'].userBehavior.totalSessions);
});

const listCounts = ({ userBehavior, personalization, engagement }: AnalyticsData): readonly number[] => [
  ...userBehavior.topPages.map(({ views }) => views),
  ...personalization.segmentDistribution.map(({ count }) => count),
  ...personalization.clusterDistribution.map(({ count }) => count),
  ...engagement.conversionFunnel.map(({ users }) => users),
  ...engagement.interactionHeatmap.flatMap(({ byPartOfDay }) =>
    PARTS_OF_DAY.map((part) => byPartOfDay[part]),
  ),
];

test.each([
  ['1d', '7d'],
  ['7d', '30d'],
  ['30d', '90d'],
] as const)('%s is contained in %s, count by count and experiment by experiment', (shorter, longer) => {
  const most = listCounts(analyticsByRange[longer]);
  listCounts(analyticsByRange[shorter]).forEach((count, at) =>
    expect(count).toBeLessThanOrEqual(most[at] ?? 0),
  );
  expect(analyticsByRange[longer].abTesting.activeTests).toEqual(
    expect.arrayContaining([...analyticsByRange[shorter].abTesting.activeTests]),
  );
});

test('a completed experiment ran its planned days, and a running one has days left', () => {
  for (const { status, days } of analyticsByRange['90d'].abTesting.activeTests) {
    if (status === 'completed') expect(days.done).toBe(days.planned);
    else expect(days.done).toBeLessThan(days.planned);
  }
});

test('the fetch demo shows the dashboard’s sample', () => {
  const { totalSessions, pagesPerSession, topPages } = analyticsByRange['1d'].userBehavior;
  expect(playgroundCopy.live.cache.report.rows.map(({ value }) => value)).toEqual([
    formatCount(totalSessions),
    String(pagesPerSession),
    topPages[0]?.page,
  ]);
});
