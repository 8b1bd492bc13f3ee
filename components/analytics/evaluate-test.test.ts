import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import type { AbTest, AbVariant } from '@/lib/content/analytics/analytics-data';
import {
  chanceOfNoDifference,
  evaluateTest,
  normalCdf,
  normalQuantile,
  wilsonInterval,
} from './evaluate-test';

const Z95 = 1.959964;
const variant = (conversions: number, visitors: number, name = `${conversions}`): AbVariant => ({
  name,
  visitors,
  conversions,
});

function abTest(status: AbTest['status'], ...variants: [AbVariant, AbVariant, ...AbVariant[]]): AbTest {
  const days = { done: 14, planned: status === 'completed' ? 14 : 28 };
  return { id: 'made-up', name: 'Made up', question: 'Which?', goal: 'clicked', status, days, variants };
}

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [Z95, 0.975],
  [-Z95, 0.025],
  [3, 0.9986501],
])('the normal distribution at %d is %d, and back', (z, share) => {
  expect(normalCdf(z)).toBeCloseTo(share, 6);
  expect(normalQuantile(share)).toBeCloseTo(z, 4);
});

test('two proportions give the textbook p-value', () => {
  // 200 of 1000 against 250 of 1000: pooled rate .225, deviation .018675, z = 2.6774.
  expect(chanceOfNoDifference(variant(250, 1000), variant(200, 1000))).toBeCloseTo(0.00742, 5);
});

test.each([
  [5, 10, 23.66, 76.34],
  [0, 20, 0, 16.11],
  [20, 20, 83.89, 100],
])('Wilson’s interval of %d in %d is %d to %d', (conversions, visitors, low, high) => {
  const interval = wilsonInterval(variant(conversions, visitors), Z95);
  expect(interval.low).toBeCloseTo(low, 1);
  expect(interval.high).toBeCloseTo(high, 1);
});

test('a clear difference after the planned days has a winner, with its uplift against the baseline', () => {
  const { winner, confidence, variants, visitors, visitorsNeeded } = evaluateTest(
    abTest('completed', variant(200, 1000), variant(250, 1000)),
  );
  expect(winner?.name).toBe('250');
  expect(confidence).toBeCloseTo(99.258, 2);
  expect(visitors).toBe(2000);
  expect(variants.map(({ traffic, conversion }) => [traffic, conversion])).toEqual([
    [50, 20],
    [50, 25],
  ]);
  expect(variants[0]?.uplift).toBeNull();
  expect(variants[1]?.uplift?.value).toBeCloseTo(25, 6);
  expect(variants[1]?.uplift?.interval.low).toBeCloseTo(6.06, 1);
  expect(variants[1]?.uplift?.interval.high).toBeCloseTo(47.32, 1);
  // (1.96 + 0.8416)² × (.2×.8 + .25×.75) ÷ .05²
  expect(visitorsNeeded).toBe(1091);
});

test('the same counts have a leader but no winner while the test runs', () => {
  const { winner, leader } = evaluateTest(abTest('running', variant(200, 1000), variant(250, 1000)));
  expect(leader?.name).toBe('250');
  expect(winner).toBeNull();
});

test('a difference that chance explains has no winner, even at the end', () => {
  const { winner, confidence } = evaluateTest(abTest('completed', variant(200, 1000), variant(235, 1000)));
  expect(confidence).toBeGreaterThan(90);
  expect(confidence).toBeLessThanOrEqual(95);
  expect(winner).toBeNull();
});

test('a third variant lowers the confidence in the same difference', () => {
  const two = evaluateTest(abTest('completed', variant(200, 1000), variant(240, 1000)));
  const three = evaluateTest(abTest('completed', variant(200, 1000), variant(150, 1000), variant(240, 1000)));
  expect(two.winner?.name).toBe('240');
  expect(three.confidence).toBeLessThan(two.confidence);
  expect(three.winner).toBeNull();
});

test('the leader may be the baseline', () => {
  const { winner, variants } = evaluateTest(abTest('completed', variant(250, 1000), variant(200, 1000)));
  expect(winner?.name).toBe('250');
  expect(variants[1]?.uplift?.value).toBeCloseTo(-20, 6);
});

test.each([
  ['no visitors', variant(0, 0, 'one'), variant(0, 0, 'other')],
  ['no conversions', variant(0, 500, 'one'), variant(0, 500, 'other')],
  ['equal rates', variant(50, 500, 'one'), variant(100, 1000, 'other')],
])('%s: no leader, no confidence, no division by zero', (_, one, other) => {
  const { leader, winner, confidence, visitorsNeeded } = evaluateTest(abTest('completed', one, other));
  expect([leader, winner, confidence, visitorsNeeded]).toEqual([null, null, 0, null]);
});

test('the sample tests match what the page says about them', () => {
  const verdicts = analyticsByRange['90d'].abTesting.activeTests.map((sample) => {
    const { winner, confidence } = evaluateTest(sample);
    return [sample.id, confidence.toFixed(1), winner?.name ?? null];
  });
  expect(verdicts).toEqual([
    ['home-headline', '98.3', 'A headline for each segment'],
    ['docs-first', '97.1', 'A request to paste first'],
    ['pricing-proof', '87.4', null],
    ['navigation-order', '71.4', null],
    ['trial-form', '91.6', null],
    ['case-order', '98.8', 'Closest first'],
  ]);
});
