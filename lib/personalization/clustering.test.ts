import { acceptAnalysis, classifyBehavior, formatEvidence, shouldAdoptCluster } from './clustering';
import { DEFAULT_PERSONA, type Cluster } from './persona';
import type { ClusterSource } from './persona-cookie';

test.each([
  [{ scrollDepth: 71, cta: 9, button: 9, pageViews: 9 }, 'researcher', 0.7, ['scrollDepth', 71]],
  [{ scrollDepth: 70.1, cta: 0, button: 0, pageViews: 0 }, 'researcher', 0.7, ['scrollDepth', 70.1]],
  [{ scrollDepth: 70, cta: 3, button: 4, pageViews: 9 }, 'converter', 0.8, ['ctaClicks', 3]],
  [{ scrollDepth: 0, cta: 2, button: 4, pageViews: 9 }, 'converter', 0.8, ['buttonClicks', 4]],
  [{ scrollDepth: 0, cta: 2, button: 3, pageViews: 4 }, 'explorer', 0.65, ['pageViews', 4]],
] as const)(
  '%j is classified as %s (%d)',
  ({ scrollDepth, cta, button, pageViews }, cluster, confidence, signal) => {
    expect(classifyBehavior({ scrollDepth, clickTypes: { cta, button }, pageViews })).toEqual({
      result: cluster,
      reason: {
        ruleId: 'cluster-from-behavior',
        signals: [{ field: signal[0], value: signal[1] }],
        confidence,
      },
    });
  },
);

test('below every threshold the cluster is explorer, and the reason lists the checked signals', () => {
  const clickTypes = { cta: 2, button: 3, link: 20 };
  expect(classifyBehavior({ scrollDepth: 70, clickTypes, pageViews: 3 })).toEqual({
    result: 'explorer',
    reason: {
      ruleId: 'cluster-from-behavior',
      signals: [
        { field: 'scrollDepth', value: 70 },
        { field: 'ctaClicks', value: 2 },
        { field: 'buttonClicks', value: 3 },
        { field: 'pageViews', value: 3 },
      ],
      confidence: 0.5,
    },
  });
});

test('a type without clicks counts as zero', () => {
  const { reason } = classifyBehavior({ scrollDepth: 0, clickTypes: {}, pageViews: 0 });
  expect(reason.signals.map(({ value }) => value)).toEqual([0, 0, 0, 0]);
});

test.each([
  [{ cluster: 'converter', confidence: 0.9 }, 'converter', 0.9],
  [{ cluster: 'researcher', confidence: 0 }, 'researcher', 0],
  [{ cluster: 'researcher', confidence: 1 }, 'researcher', 1],
  [{ cluster: 'researcher' }, 'researcher', 0.5],
  [{ cluster: 'researcher', confidence: 1.1 }, 'researcher', 0.5],
  [{ cluster: 'researcher', confidence: -0.1 }, 'researcher', 0.5],
  [{ cluster: 'researcher', confidence: Number.NaN }, 'researcher', 0.5],
  [{ cluster: 'researcher', confidence: '0.9' }, 'researcher', 0.5],
])('the analysis %j is accepted as %s (%d)', (value, cluster, confidence) => {
  expect(acceptAnalysis(value)).toEqual({ cluster, confidence });
});

test.each([
  { cluster: 'window-shopper', confidence: 0.9 },
  { cluster: 7, confidence: 0.9 },
  { cluster: null },
  { cluster: { name: 'converter' } },
  { cluster: ['converter'] },
  { confidence: 0.9 },
  {},
  null,
  undefined,
  'converter',
])('the analysis %j makes the visitor an explorer', (value) => {
  const analysis = acceptAnalysis(value);
  expect(analysis).toMatchObject({ cluster: 'explorer', confidence: 0.5 });
  const persona = { ...DEFAULT_PERSONA, cluster: 'researcher' } as const;
  expect(shouldAdoptCluster({ persona, clusterSource: 'analysis' }, analysis)).toBe(true);
  expect(shouldAdoptCluster({ persona, clusterSource: 'chosen' }, analysis)).toBe(false);
});

test('a depth counts as evidence only by what the rules find in it', () => {
  const scrollTo = (scrollDepth: number) => formatEvidence({ scrollDepth, clickTypes: {}, pageViews: 1 });
  expect(scrollTo(50)).toBe(scrollTo(0));
  expect(scrollTo(85)).not.toBe(scrollTo(50));
});

test.each<[string, Cluster, ClusterSource, Cluster, number, boolean]>([
  ['a finding changes the default', 'explorer', 'default', 'researcher', 0.7, true],
  ['a finding changes an earlier one', 'researcher', 'analysis', 'converter', 0.8, true],
  ['so does a finding from many pages', 'researcher', 'analysis', 'explorer', 0.65, true],
  ['no signal changes nothing', 'researcher', 'analysis', 'explorer', 0.5, false],
  ['the same cluster changes nothing', 'converter', 'analysis', 'converter', 0.8, false],
  ['a cluster chosen by hand stays', 'researcher', 'chosen', 'converter', 0.8, false],
  ['a low-confidence finding of another cluster counts', 'explorer', 'default', 'converter', 0.5, true],
])('%s', (_, current, clusterSource, cluster, confidence, expected) => {
  const session = { persona: { ...DEFAULT_PERSONA, cluster: current }, clusterSource };
  expect(shouldAdoptCluster(session, { cluster, confidence })).toBe(expected);
});
