import { CLUSTERS, SEGMENTS } from '@/lib/personalization/persona';
import { DEFAULT_SETTINGS } from '@/lib/personalization/settings';
import { navigationCopy } from '@/lib/content/navigation';
import { shellCopy } from '@/lib/content/shell';
import { describeInsight } from './sidebar';
import { segmentReaders } from '@/lib/content/segments';

const DEVELOPER_LINKS = { explorer: 'Demo', researcher: 'API Docs', converter: 'Demo' } as const;
const BUYER_LINKS = { explorer: 'Case Studies', researcher: 'Analytics', converter: 'Pricing' } as const;

const { cluster: clauses } = shellCopy.announcement;
const visit = { clusterSource: 'default', settings: DEFAULT_SETTINGS } as const;
const pairs = SEGMENTS.flatMap((segment) => CLUSTERS.map((cluster) => ({ segment, cluster })));

test.each(pairs)(
  '$segment, $cluster: names the link that moved up and its audience',
  ({ segment, cluster }) => {
    const persona = { segment, cluster, visitor: 'returning' } as const;
    const links = segment === 'developer' ? DEVELOPER_LINKS : BUYER_LINKS;
    expect(describeInsight({ ...visit, persona, storedSegment: segment })).toBe(
      `${links[cluster]} moved up in this list, because this is the view for ${segmentReaders[segment]} ${clauses[cluster]}.`,
    );
  },
);

const persona = { segment: 'developer', cluster: 'researcher', visitor: 'returning' } as const;
const developer = { ...visit, persona, storedSegment: 'developer' };

test.each([
  ['default', navigationCopy.sidebar.insights.because.default],
  ['chosen', navigationCopy.sidebar.insights.because.chosen],
  ['analysis', navigationCopy.sidebar.insights.because.analysis],
  ['campaign', navigationCopy.sidebar.insights.because.campaign],
] as const)('the insight names the origin of a behavior: %s', (clusterSource, text) => {
  expect(describeInsight({ ...developer, clusterSource })).toBe(
    `API Docs moved up in this list, because ${text} developers who are comparing details.`,
  );
});

test('with navigation adaptation off it explains why nothing moved', () => {
  const settings = { ...DEFAULT_SETTINGS, navigationAdaptation: false };
  expect(describeInsight({ ...developer, settings })).toBe(navigationCopy.sidebar.insights.fixed);
});

test('an unknown stored segment gets the list of sales prospects', () => {
  expect(describeInsight({ ...developer, storedSegment: 'astronaut' })).toMatch(/^Analytics moved up/);
});
