import { COMPACT_NAVIGATION_LIMIT, NAVIGATION_LIMIT, rankNavigation } from './navigation';
import { NAVIGATION_ENTRIES } from './rules/navigation';
import { CLUSTERS, SEGMENTS, type Cluster } from './persona';

const scores = (segment: string, cluster: Cluster, adaptation = true, limit?: number) =>
  rankNavigation({ segment, cluster, adaptation, limit })
    .result.map(({ id, userScore }) => `${id} ${userScore}`)
    .join(', ');

const BUYER_ROWS = {
  explorer: 'dashboard 150, demo 140, case-studies 115, pricing 110, analytics 105, settings 80',
  converter: 'pricing 140, case-studies 130, demo 125, dashboard 120, analytics 105, settings 80',
};

test('the base importance is the specified one', () => {
  expect(NAVIGATION_ENTRIES.map(({ id, href, importance }) => [id, href, importance])).toEqual([
    ['dashboard', '/', 100],
    ['demo', '/demo', 90],
    ['api-docs', '/api', 95],
    ['analytics', '/analytics', 85],
    ['case-studies', '/cases', 80],
    ['pricing', '/pricing', 90],
    ['settings', '/settings', 60],
  ]);
});

test.each([
  ['developer', 'explorer', 'dashboard 150, demo 140, api-docs 115, analytics 105, settings 80'],
  ['developer', 'researcher', 'api-docs 145, analytics 135, dashboard 120, demo 110, settings 80'],
  ['developer', 'converter', 'demo 125, dashboard 120, api-docs 115, analytics 105, settings 80'],
  ['innovation-leader', 'explorer', BUYER_ROWS.explorer],
  ['innovation-leader', 'converter', BUYER_ROWS.converter],
  ['sales-prospect', 'explorer', BUYER_ROWS.explorer],
  ['sales-prospect', 'converter', BUYER_ROWS.converter],
] as const)('the navigation of %s %s starts with %s', (segment, cluster, expected) => {
  expect(scores(segment, cluster)).toBe(expected);
});

test('ties are broken by base importance, then by listed order', () => {
  // dashboard and case studies tie at 120; demo and pricing at 110, with equal importance.
  expect(scores('sales-prospect', 'researcher')).toBe(
    'analytics 135, dashboard 120, case-studies 120, demo 110, pricing 110, settings 80',
  );
});

test.each(CLUSTERS)('an unknown segment with %s gets the navigation of a sales prospect', (cluster) => {
  expect(scores('astronaut', cluster)).toBe(scores('sales-prospect', cluster));
  expect(scores('', cluster)).toBe(scores('sales-prospect', cluster));
});

test.each(SEGMENTS.flatMap((segment) => CLUSTERS.map((cluster) => [segment, cluster] as const)))(
  'adaptation off: %s %s gets base importance',
  (segment, cluster) => {
    const expected =
      segment === 'developer'
        ? 'dashboard 100, api-docs 95, demo 90, analytics 85, settings 60'
        : 'dashboard 100, demo 90, pricing 90, analytics 85, case-studies 80, settings 60';
    expect(scores(segment, cluster, false)).toBe(expected);
  },
);

test('the full list has at most eight entries, the compact one the top four', () => {
  expect(NAVIGATION_LIMIT).toBe(8);
  expect(scores('developer', 'researcher', true, COMPACT_NAVIGATION_LIMIT)).toBe(
    'api-docs 145, analytics 135, dashboard 120, demo 110',
  );
});

test('an entry is complete, and the reason lists the boosts of the shown entries', () => {
  expect(rankNavigation({ segment: 'developer', cluster: 'researcher', adaptation: true, limit: 1 })).toEqual(
    {
      result: [{ id: 'api-docs', href: '/api', segments: ['developer'], importance: 95, userScore: 145 }],
      reason: {
        ruleId: 'navigation-boost',
        signals: [
          { field: 'segment', value: 'developer' },
          { field: 'matchesSegment', value: true },
          { field: 'cluster', value: 'researcher' },
          { field: 'entry', value: 'api-docs' },
        ],
        confidence: 1,
      },
    },
  );
});

test('adaptation off has a separate reason', () => {
  expect(rankNavigation({ segment: 'developer', cluster: 'researcher', adaptation: false }).reason).toEqual({
    ruleId: 'content-switches',
    signals: [{ field: 'navigationAdaptation', value: false }],
    confidence: 1,
  });
});
