import {
  chanceOfNoDifference,
  conversionsNeeded,
  exactShare,
  finalInterval,
  minDetectableUplift,
  intersect,
  isSplitBroken,
  logEvidence,
  logSplitEvidence,
  runningInterval,
  type Comparison,
} from './statistics';

/** Percent with two decimals, as in the design. */
const print = (bound: number) => (Number.isFinite(bound) ? (bound * 100).toFixed(2) : 'none');

// Worked examples from the design: n₀, f, n₁, s, k, ln E, running, end.
test.each([
  [2000, 40, 2000, 60, 1, 0.759965, ['-24.72', '208.91'], ['-2.95', '134.33']],
  [4000, 80, 4000, 120, 1, 2.347867, ['-9.54', '153.15'], ['10.62', '104.43']],
  [5000, 100, 5000, 160, 1, 4.802397, ['0.66', '158.69'], ['22.41', '110.08']],
  [20000, 400, 20000, 520, 1, 5.97288, ['2.42', '65.42'], ['13.19', '49.41']],
  [20000, 400, 20000, 400, 1, -1.312318, ['-21.62', '27.58'], ['-13.73', '15.92']],
  [4100, 100, 3900, 130, 1, 1.416082, ['-13.48', '117.88'], ['3.21', '81.48']],
  [1000, 25, 9000, 300, 1, 0.200946, ['-28.83', '185.75'], ['-12.94', '114.07']],
  [5000, 100, 5000, 160, 2, 4.802397, ['-1.61', '165.14'], ['18.30', '117.71']],
  [1000, 0, 1000, 0, 1, 0, ['-100.00', 'none'], ['-100.00', 'none']],
])('%i/%i against %i/%i, %i challengers', (n0, f, n1, s, challengers, evidence, running, end) => {
  const comparison: Comparison = {
    control: { visitors: n0, conversions: f },
    challenger: { visitors: n1, conversions: s },
    challengers,
  };
  expect(logEvidence(comparison)).toBeCloseTo(evidence, 6);
  const [during, final] = [runningInterval(comparison), finalInterval(comparison)];
  expect([print(during.low), print(during.high)]).toEqual(running);
  expect([print(final.low), print(final.high)]).toEqual(end);
});

test.each([
  [5, 10, '18.71', '81.29'],
  [0, 20, '0.00', '16.84'],
  [20, 20, '83.16', '100.00'],
  [0, 0, '0.00', '100.00'],
])('Clopper and Pearson’s interval of %d in %d is %d to %d percent', (count, total, low, high) => {
  const interval = exactShare(count, total, 0.05);
  expect([print(interval.low), print(interval.high)]).toEqual([low, high]);
});

test.each([
  [2, 8, 100, 100, 0.109375], // twice the chance of 8 or more heads in 10 throws
  [8, 2, 100, 100, 0.109375],
  [5, 5, 100, 100, 1],
  [0, 3, 100, 300, 0.84375], // twice the chance of 3 in 3 at three quarters
  [0, 0, 0, 100, 1],
])('%d and %d conversions of %d and %d visitors differ by chance with p = %d', (f, s, n0, n1, chance) => {
  const [control, challenger] = [
    { visitors: n0, conversions: f },
    { visitors: n1, conversions: s },
  ];
  expect(chanceOfNoDifference(control, challenger)).toBeCloseTo(chance, 9);
});

test('an arm without conversions has no bound on its side', () => {
  const some = { visitors: 1000, conversions: 40 };
  const none = { visitors: 1000, conversions: 0 };
  expect(runningInterval({ control: some, challenger: none, challengers: 1 }).low).toBe(-1);
  expect(runningInterval({ control: none, challenger: some, challengers: 1 }).high).toBe(Infinity);
  expect(finalInterval({ control: some, challenger: none, challengers: 1 }).low).toBe(-1);
  expect(finalInterval({ control: none, challenger: some, challengers: 1 }).high).toBe(Infinity);
});

test('contradictory intervals have no intersection', () => {
  const { low, high } = intersect([
    { low: 0.1, high: 0.2 },
    { low: 0.3, high: 0.4 },
  ]);
  expect(low).toBeGreaterThan(high);
  expect(intersect([])).toEqual({ low: -1, high: Infinity });
});

test.each([
  [[5000, 5000], [1, 1], -1.522737, false],
  [[5000, 5300], [1, 1], 2.630765, false],
  [[5000, 5500], [1, 1], 9.822588, true],
  [[1000, 9000], [0.1, 0.9], -1.523866, false],
  [[850, 9150], [0.1, 0.9], 10.993963, true],
  [[3750, 3400, 2850], [6, 5, 5], 20.032398, true],
])('the split %p for shares %p', (visitors, shares, evidence, isBroken) => {
  expect(logSplitEvidence(visitors, shares)).toBeCloseTo(evidence, 6);
  expect(isSplitBroken(visitors, shares)).toBe(isBroken);
});

test.each([
  [1.2, 0.5, 1018],
  [1.2, 0.9, 3252],
  [1.5, 0.5, 213],
  [1.5, 0.9, 795],
])('a ratio of %f at a share of %f requires %i conversions', (ratio, q, conversions) => {
  expect(conversionsNeeded(ratio, q)).toBe(conversions);
  expect(minDetectableUplift(conversions, q)).toBeLessThanOrEqual(ratio - 1);
  expect(minDetectableUplift(conversions - 1, q)).toBeGreaterThan(ratio - 1);
});

test('a rare goal cannot show an uplift', () => {
  expect(minDetectableUplift(3, 0.5)).toBe(Infinity);
});
