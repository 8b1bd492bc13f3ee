import { judgeExperiment, type ExperimentFacts, type Judgment } from './judge-experiment';

type Rates = { a: [visitors: number, conversions: number]; b: [visitors: number, conversions: number] };

/** A test in which every day brings the same number of visitors and conversions. */
function afterDays(count: number, { a, b }: Rates, changes: Partial<ExperimentFacts> = {}): ExperimentFacts {
  const mature = Array.from({ length: count }, (_, day) =>
    [a, b].map(([visitors, conversions]) => ({
      visitors: visitors * (day + 1),
      conversions: Math.floor(conversions * (day + 1)),
    })),
  );
  return {
    status: 'running',
    days: 28,
    arms: [
      { arm: 'a', share: 8 },
      { arm: 'b', share: 8 },
    ],
    mature,
    visitors: [a[0] * count, b[0] * count],
    mismatches: 0,
    mixed: 0,
    ...changes,
  };
}

const ALIKE: Rates = { a: [100, 4], b: [100, 4] };

function verdictOf(judgment: Judgment): string {
  return judgment.kind === 'judged' ? (judgment.comparisons[0]?.verdict ?? 'none') : judgment.kind;
}

test.each<[string, ExperimentFacts, string]>([
  ['a draft', afterDays(28, ALIKE, { status: 'draft' }), 'not-started'],
  ['no mature day yet', afterDays(0, ALIKE), 'collecting'],
  ['13 days', afterDays(13, ALIKE), 'collecting'],
  ['14 days', afterDays(14, ALIKE), 'too-early'],
  ['14 days with 19 conversions', afterDays(14, { a: [100, 0.7], b: [100, 0.72] }), 'collecting'],
  ['14 days with 20 conversions', afterDays(14, { a: [100, 0.72], b: [100, 0.72] }), 'too-early'],
  ['twice as many conversions before the end', afterDays(20, { a: [200, 8], b: [200, 16] }), 'better'],
  ['half as many conversions before the end', afterDays(20, { a: [200, 16], b: [200, 8] }), 'worse'],
  ['ended before its days are over', afterDays(27, ALIKE, { status: 'ended' }), 'stopped-early'],
  ['ended after its days', afterDays(28, ALIKE, { status: 'ended' }), 'no-clear-difference'],
  ['50% more at the end', afterDays(28, { a: [180, 3.6], b: [180, 5.4] }), 'better'],
  ['a third fewer at the end', afterDays(28, { a: [180, 5.4], b: [180, 3.6] }), 'worse'],
  [
    'alike, with many visitors',
    afterDays(28, { a: [5000, 500], b: [5000, 500] }),
    'no-difference-that-matters',
  ],
  [
    'a difference too small to matter',
    afterDays(28, { a: [9000, 2700], b: [9000, 2790] }),
    'no-difference-that-matters',
  ],
])('%s', (_, facts, expected) => {
  expect(verdictOf(judgeExperiment(facts))).toBe(expected);
});

test.each<[string, Partial<ExperimentFacts>, string | null]>([
  ['a split as expected', {}, null],
  ['a broken split', { visitors: [2000, 2500] }, 'split'],
  ['1% of mismatches', { mismatches: 56 }, null],
  ['more than 1% of mismatches', { mismatches: 57 }, 'mismatches'],
  ['more than 1% of visitors with two arms', { mixed: 57 }, 'mixed'],
])('%s', (_, changes, issue) => {
  const judgment = judgeExperiment(afterDays(28, ALIKE, changes));
  expect(judgment.kind === 'do-not-read' ? judgment.issue : null).toBe(issue);
  if (issue) expect(judgment).not.toHaveProperty('comparisons');
});

test('contradictory intervals are reported as such', () => {
  // Much better for two weeks, then much worse.
  const good = afterDays(14, { a: [1000, 20], b: [1000, 60] }).mature;
  const bad = [15, 16, 17, 18, 19, 20].map((day) => [
    { visitors: 14000 * (day - 13), conversions: 280 * (day - 13) },
    { visitors: 14000 * (day - 13), conversions: 840 },
  ]);
  const facts = afterDays(20, ALIKE, { mature: [...good, ...bad], visitors: [98000, 98000] });
  expect(verdictOf(judgeExperiment(facts))).toBe('contradicts-itself');
});

test('days beyond the planned ones change nothing', () => {
  const facts = afterDays(28, ALIKE);
  const longer = { ...facts, mature: afterDays(40, { a: [100, 4], b: [100, 9] }).mature };
  const planned = { ...longer, mature: longer.mature.slice(0, 28) };
  expect(judgeExperiment(longer)).toEqual(judgeExperiment(planned));
});

test('intervals only narrow from look to look', () => {
  const rates: Rates = { a: [300, 9], b: [300, 12] };
  let width = Infinity;
  for (let day = 14; day <= 28; day++) {
    const judgment = judgeExperiment(afterDays(day, rates));
    if (judgment.kind !== 'judged') throw new Error('Figures must be available from day 14 on.');
    const [comparison] = judgment.comparisons;
    const next = (comparison?.uplift.high ?? 0) - (comparison?.uplift.low ?? 0);
    expect(next).toBeLessThanOrEqual(width);
    width = next;
  }
});

test('each challenger is judged separately', () => {
  const facts = afterDays(28, ALIKE);
  const three: ExperimentFacts = {
    ...facts,
    arms: (['a', 'b', 'c'] as const).map((arm) => ({ arm, share: arm === 'a' ? 6 : 5 })),
    mature: facts.mature.map((_, day) =>
      [10, 8, 16].map((count, arm) => ({
        visitors: (arm === 0 ? 240 : 200) * (day + 1),
        conversions: count * (day + 1),
      })),
    ),
    visitors: [240 * 28, 200 * 28, 200 * 28],
  };
  const judgment = judgeExperiment(three);
  expect(
    judgment.kind === 'judged' && judgment.comparisons.map(({ arm, verdict }) => [arm, verdict]),
  ).toEqual([
    ['b', 'no-clear-difference'],
    ['c', 'better'],
  ]);
});
