import { formatCount } from '@/lib/personalization/counts';
import { playgroundCopy } from '../pages/demo';
import { analyticsByRange } from './analytics-by-range';
import { PARTS_OF_DAY, TIME_RANGES, type AnalyticsData, type TimeRange } from './analytics-data';

const ranges = TIME_RANGES.map((range) => [range, analyticsByRange[range]] as const);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function share(part: number, total: number): number {
  return round((part * 100) / total);
}

test('the last 7 days show the specified figures (spec §9)', () => {
  const { userBehavior, engagement, personalization } = analyticsByRange['7d'];
  expect(userBehavior).toMatchObject({ totalSessions: 12847, avgSessionDuration: 4.2, bounceRate: 23.4 });
  expect(engagement).toMatchObject({ realTimeUsers: 147, engagementScore: 86.4 });
  expect(personalization).toMatchObject({ adaptationSuccess: 84.7, contentRelevance: 89.3 });
});

describe.each(ranges)('in %s', (range, { userBehavior, personalization, engagement }) => {
  test('hours or days add up to the total sessions', () => {
    const length: Record<TimeRange, number> = { '1d': 24, '7d': 7, '30d': 30, '90d': 90 };
    const { counts } = userBehavior.sessionsOverTime;
    expect(counts).toHaveLength(length[range]);
    expect(sum(counts)).toBe(userBehavior.totalSessions);
  });

  test.each([
    ['segments', personalization.segmentDistribution],
    ['clusters', personalization.clusterDistribution],
  ])('%s add up to all sessions, and their shares to 100', (_, rows) => {
    expect(sum(rows.map(({ count }) => count))).toBe(userBehavior.totalSessions);
    expect(round(sum(rows.map(({ percentage }) => percentage)))).toBe(100);
    for (const { count, percentage } of rows) {
      expect(share(count, userBehavior.totalSessions)).toBe(percentage);
    }
  });

  test('pages per session and the engagement score match the page views', () => {
    const views = sum(userBehavior.topPages.map((page) => page.views));
    const engaged = sum(userBehavior.topPages.map((page) => page.views * page.engagement));
    expect(round(views / userBehavior.totalSessions)).toBe(userBehavior.pagesPerSession);
    expect(round(engaged / views)).toBe(engagement.engagementScore);
  });

  test('named pages are sorted by views, with all others last', () => {
    const views = userBehavior.topPages.slice(0, -1).map((page) => page.views);
    expect(views).toEqual(views.toSorted((one, other) => other - one));
    expect(userBehavior.topPages.at(-1)?.path).toBeNull();
  });

  test('the funnel narrows, and its second step is everyone who did not bounce', () => {
    const funnel = engagement.conversionFunnel;
    expect(funnel[0]?.users).toBe(userBehavior.totalSessions);
    expect(funnel[1]?.conversion).toBe(round(100 - userBehavior.bounceRate));
    for (const [index, { users, conversion }] of funnel.entries()) {
      expect(users).toBeLessThanOrEqual(funnel[index - 1]?.users ?? users);
      expect(share(users, userBehavior.totalSessions)).toBe(conversion);
    }
  });

  test('the parts of the day add up to all interactions', () => {
    for (const { interactions, byPartOfDay } of engagement.interactionHeatmap) {
      expect(sum(PARTS_OF_DAY.map((part) => byPartOfDay[part]))).toBe(interactions);
    }
  });

  test('people online are the same in every range', () => {
    expect(engagement.realTimeUsers).toBe(147);
  });
});

test('each sessions series ends with the next shorter one', () => {
  const counts = (range: TimeRange) => analyticsByRange[range].userBehavior.sessionsOverTime.counts;
  expect(counts('90d').slice(-30)).toEqual(counts('30d'));
  expect(counts('30d').slice(-7)).toEqual(counts('7d'));
  expect(counts('7d').at(-1)).toBe(analyticsByRange['1d'].userBehavior.totalSessions);
});

function countsOf({ userBehavior, personalization, engagement }: AnalyticsData): Record<string, number> {
  return Object.fromEntries([
    ...userBehavior.topPages.map(({ page, views }) => [page, views]),
    ...personalization.segmentDistribution.map(({ segment, count }) => [segment, count]),
    ...personalization.clusterDistribution.map(({ cluster, count }) => [cluster, count]),
    ...engagement.conversionFunnel.map(({ step, users }) => [step, users]),
    ...engagement.interactionHeatmap.flatMap(({ element, byPartOfDay }) =>
      PARTS_OF_DAY.map((part) => [`${element}, ${part}`, byPartOfDay[part]]),
    ),
  ]);
}

test.each([
  ['1d', '7d'],
  ['7d', '30d'],
  ['30d', '90d'],
] as const)('%s is contained in %s, count by count and test by test', (shorter, longer) => {
  const [few, many] = [countsOf(analyticsByRange[shorter]), countsOf(analyticsByRange[longer])];
  expect(Object.keys(few)).toEqual(Object.keys(many));
  for (const [name, count] of Object.entries(few)) expect(count).toBeLessThanOrEqual(many[name] ?? 0);
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
