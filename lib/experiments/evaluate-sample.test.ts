import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import type { SampleExperiment, SampleVariant } from '@/lib/content/analytics/analytics-data';
import { evaluateSample, evaluateSamples } from './evaluate-sample';

const variant = (conversions: number, visitors: number, name = `${conversions}`): SampleVariant => ({
  name,
  visitors,
  conversions,
});

function sample(
  status: SampleExperiment['status'],
  ...variants: [SampleVariant, SampleVariant, ...SampleVariant[]]
): SampleExperiment {
  const days = { done: 14, planned: status === 'completed' ? 14 : 28 };
  return { id: 'made-up', name: 'Made up', question: 'Which?', goal: 'clicked', status, days, variants };
}

test('a clear difference after the planned days has a winner, with its uplift against the baseline', () => {
  const { winner, confidence, variants, visitorsNeeded } = evaluateSample(
    sample('completed', variant(200, 1000), variant(250, 1000)),
  );
  expect(winner?.name).toBe('250');
  expect(confidence).toBeCloseTo(97.92, 2);
  expect(variants.map(({ traffic, conversion }) => [traffic, conversion])).toEqual([
    [50, 20],
    [50, 25],
  ]);
  expect(variants[0]?.uplift).toBeNull();
  expect(variants[1]?.uplift?.value).toBeCloseTo(25, 6);
  expect(variants[1]?.uplift?.interval.low).toBeCloseTo(3.37, 1);
  expect(variants[1]?.uplift?.interval.high).toBeCloseTo(51.31, 1);
  // (2.0537 + 0.8416)² ÷ (5/9 × 4/9 × ln(1.25)²) = 682 conversions, at .2 + .25 per pair of visitors
  expect(visitorsNeeded).toBe(1516);
});

test('the same counts have a leader but no winner while the experiment runs', () => {
  const { winner, leader } = evaluateSample(sample('running', variant(200, 1000), variant(250, 1000)));
  expect(leader?.name).toBe('250');
  expect(winner).toBeNull();
});

test('a difference that chance explains has no winner, even at the end', () => {
  const { winner, confidence } = evaluateSample(sample('completed', variant(200, 1000), variant(240, 1000)));
  expect(confidence).toBeGreaterThan(90);
  expect(confidence).toBeLessThanOrEqual(95);
  expect(winner).toBeNull();
});

test('a third variant lowers the confidence in the same difference', () => {
  const two = evaluateSample(sample('completed', variant(200, 1000), variant(245, 1000)));
  const three = evaluateSample(
    sample('completed', variant(200, 1000), variant(150, 1000), variant(245, 1000)),
  );
  expect(two.winner?.name).toBe('245');
  expect(three.confidence).toBeLessThan(two.confidence);
  expect(three.winner).toBeNull();
});

test('the leader may be the baseline', () => {
  const { winner, variants } = evaluateSample(sample('completed', variant(250, 1000), variant(200, 1000)));
  expect(winner?.name).toBe('250');
  expect(variants[1]?.uplift?.value).toBeCloseTo(-20, 6);
});

test.each([
  ['no visitors', variant(0, 0, 'one'), variant(0, 0, 'other')],
  ['no conversions', variant(0, 500, 'one'), variant(0, 500, 'other')],
  ['equal rates', variant(50, 500, 'one'), variant(100, 1000, 'other')],
])('%s: no leader, no confidence, no division by zero', (_, one, other) => {
  const { leader, winner, confidence, visitorsNeeded } = evaluateSample(sample('completed', one, other));
  expect([leader, winner, confidence, visitorsNeeded]).toEqual([null, null, 0, null]);
});

test('the samples match what the page says about them', () => {
  const evaluations = evaluateSamples();
  const samples = analyticsByRange['90d'].abTesting.activeTests;
  expect(
    samples.map(({ id }) => [id, evaluations[id]?.confidence.toFixed(1), evaluations[id]?.winner?.name]),
  ).toEqual([
    ['home-headline', '97.7', 'A headline for each segment'],
    ['docs-first', '95.9', 'A request to paste first'],
    ['pricing-proof', '84.5', undefined],
    ['navigation-order', '66.8', undefined],
    ['trial-form', '87.9', undefined],
    ['case-order', '97.5', 'Closest first'],
  ]);
});
