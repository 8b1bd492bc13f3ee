import { FIRST_MATURE_DAY, MIN_CONVERSIONS } from '@/lib/experiments/judge-experiment';
import { finalInterval, logEvidence, runningLimit, type ArmCount } from '@/lib/experiments/statistics';
import { createRandom } from '../shared/create-random.mjs';

type Scenario = {
  readonly name: string;
  readonly visitorsPerDay: number;
  /** The control's conversion rate. */
  readonly rate: number;
  /** The challenger's rate divided by the control's. */
  readonly ratio: number;
  /** The share of visitors that see the challenger. */
  readonly share: number;
  readonly days: number;
  /** Without delays, visitors convert on the day of their exposure. */
  readonly delays?: { readonly control: Delay; readonly challenger: Delay };
};

/** Days from exposure to conversion, for a random number in [0, 1). */
type Delay = (random: number) => number;

/** Days after the exposure in which a conversion counts. */
const WINDOW_DAYS = 7;

type Day = { seen: number; conversionsByDelay: readonly number[] };
type Ledger = { control: Day[]; challenger: Day[] };

type Reading = (arm: readonly Day[], today: number) => ArmCount;

/** Counts exposures whose window is over, with all their conversions. */
const readMature: Reading = (arm, today) => {
  const days = arm.slice(0, Math.max(0, today - WINDOW_DAYS));
  return {
    seen: sum(days.map(({ seen }) => seen)),
    conversions: sum(days.flatMap((day) => day.conversionsByDelay)),
  };
};

/** Counts everything so far, which the design forbids; for comparison. */
const readImmature: Reading = (arm, today) => {
  const days = arm.slice(0, today);
  const conversions = days.flatMap((day, index) => day.conversionsByDelay.slice(0, today - index));
  return { seen: sum(days.map(({ seen }) => seen)), conversions: sum(conversions) };
};

/** Whether an interval shown excluded the true ratio, or excluded equality, in either or in the better direction. */
type Outcome = { isTruthExcluded: boolean; isCalledDifferent: boolean; isCalledBetter: boolean };

/** Runs one experiment day by day, as `judgeExperiment` does, but evaluates only the bounds that matter here. */
function runExperiment(scenario: Scenario, random: () => number, read: Reading): Outcome {
  const ledger = sampleLedger(scenario, random);
  const outcome = { isTruthExcluded: false, isCalledDifferent: false, isCalledBetter: false };
  const lastDay = scenario.days + (read === readMature ? WINDOW_DAYS : 0);
  const firstDay = lastDay - scenario.days + FIRST_MATURE_DAY;
  for (let today = firstDay; today <= lastDay; today++) {
    const control = read(ledger.control, today);
    const challenger = read(ledger.challenger, today);
    if (control.conversions + challenger.conversions < MIN_CONVERSIONS) continue;
    const comparison = { control, challenger, challengers: 1 };
    const q = challenger.seen / (challenger.seen + control.seen);
    const truth = (q * scenario.ratio) / (q * scenario.ratio + 1 - q);
    const observed = challenger.conversions / (challenger.conversions + control.conversions);
    const limit = runningLimit(1);
    const end = today === lastDay ? finalInterval(comparison) : { low: -1, high: Infinity };
    if (
      logEvidence(comparison, truth) >= limit ||
      end.low > scenario.ratio - 1 ||
      end.high < scenario.ratio - 1
    )
      outcome.isTruthExcluded = true;
    const isDifferent = logEvidence(comparison) >= limit || end.low > 0 || end.high < 0;
    if (isDifferent) outcome.isCalledDifferent = true;
    if (isDifferent && observed > q) outcome.isCalledBetter = true;
  }
  return outcome;
}

function sampleLedger(
  { visitorsPerDay, share, rate, ratio, days, delays }: Scenario,
  random: () => number,
): Ledger {
  const ledger: Ledger = { control: [], challenger: [] };
  for (let day = 0; day < days; day++) {
    const challengers = sampleBinomial(visitorsPerDay, share, random);
    ledger.challenger.push(sampleDay(challengers, rate * ratio, delays?.challenger, random));
    ledger.control.push(sampleDay(visitorsPerDay - challengers, rate, delays?.control, random));
  }
  return ledger;
}

function sampleDay(seen: number, rate: number, delay: Delay | undefined, random: () => number): Day {
  const conversions = sampleBinomial(seen, rate, random);
  if (!delay) return { seen, conversionsByDelay: [conversions] };
  const conversionsByDelay = Array<number>(WINDOW_DAYS).fill(0);
  for (let convert = 0; convert < conversions; convert++) {
    const after = Math.floor(delay(random()));
    conversionsByDelay[after] = (conversionsByDelay[after] ?? 0) + 1;
  }
  return { seen, conversionsByDelay };
}

/** Samples the geometric gaps between successes, which is fast for small chances; large ones are inverted. */
function sampleBinomial(trials: number, chance: number, random: () => number): number {
  if (chance > 0.5) return trials - sampleBinomial(trials, 1 - chance, random);
  const scale = Math.log1p(-chance);
  let successes = 0;
  for (let trial = skip(); trial < trials; trial += 1 + skip()) successes++;
  return successes;

  function skip(): number {
    return Math.floor(Math.log(1 - random()) / scale);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const plain = { ratio: 1, rate: 0.02, share: 0.5, days: 28, visitorsPerDay: 2000 };

/** No true difference: at most 5 % of the runs can report one. */
const ALIKE: readonly Scenario[] = [
  { ...plain, name: '200 a day, 2 %, half and half, 28 days', visitorsPerDay: 200 },
  { ...plain, name: '2000 a day, 2 %, half and half, 90 days', days: 90 },
  { ...plain, name: '500 a day, 10 %, half and half, 28 days', visitorsPerDay: 500, rate: 0.1 },
  { ...plain, name: '2000 a day, 30 %, half and half, 28 days', rate: 0.3 },
  { ...plain, name: '2000 a day, 2 %, 10 % held out, 90 days', share: 0.9, days: 90 },
  {
    ...plain,
    name: '300 a day, 1 %, 10 % held out, 90 days',
    share: 0.9,
    days: 90,
    visitorsPerDay: 300,
    rate: 0.01,
  },
];

/** A true difference: the intervals must contain it. */
const DIFFERENT: readonly Scenario[] = [
  { ...plain, name: '2000 a day, 2 %, +30 %, 28 days', ratio: 1.3 },
  { ...plain, name: '2000 a day, 2 %, -30 %, 28 days', ratio: 0.7 },
  {
    ...plain,
    name: '300 a day, 1 %, +100 %, 10 % held out, 90 days',
    ratio: 2,
    share: 0.9,
    days: 90,
    visitorsPerDay: 300,
    rate: 0.01,
  },
];

/** +30 %, with 400 conversions in total. */
const FINDABLE: Scenario = {
  ...plain,
  name: '+30 % among 400 converts',
  ratio: 1.3,
  visitorsPerDay: 500,
  rate: 400 / (14_000 * 1.15),
};

/** The same visitors convert, only sooner. */
const FASTER: Scenario = {
  ...plain,
  name: 'only faster: at once instead of within a week',
  visitorsPerDay: 500,
  rate: 0.05,
  delays: { control: (random) => random * WINDOW_DAYS, challenger: () => 0 },
};

/** The share of `runs` simulated experiments with an outcome; reproducible by its seed. */
function measureShare(
  scenario: Scenario,
  { runs, seed, read = readMature }: { runs: number; seed: number; read?: Reading },
  outcome: keyof Outcome,
): number {
  const random = createRandom(seed);
  let found = 0;
  for (let run = 0; run < runs; run++) if (runExperiment(scenario, random, read)[outcome]) found++;
  return found / runs;
}

const SEED = 20_270_104;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

type Bar = { atMost: number } | { atLeast: number };

/** Prints each share with its threshold. Returns whether all were met. */
export function runSimulation(runs: number): boolean {
  const options = { runs, seed: SEED };
  const met: boolean[] = [];
  const judge = (name: string, share: number, bar: Bar) => met.push(isMet(name, share, bar, runs));
  console.log(
    `${runs} simulated experiments of each kind, evaluated every day.\n\nNo true difference, but one reported:`,
  );
  for (const row of ALIKE) judge(row.name, measureShare(row, options, 'isCalledDifferent'), { atMost: 0.05 });
  console.log('\nEvery interval shown contains the truth:');
  for (const row of [...ALIKE, ...DIFFERENT])
    judge(row.name, 1 - measureShare(row, options, 'isTruthExcluded'), { atLeast: 0.95 });
  console.log('\nA true difference is found:');
  judge(FINDABLE.name, measureShare(FINDABLE, options, 'isCalledBetter'), { atLeast: 0.65 });
  console.log('\nVisitors only convert sooner, but a difference is reported:');
  judge(FASTER.name, measureShare(FASTER, options, 'isCalledDifferent'), { atMost: 0.05 });
  const early = measureShare(FASTER, { ...options, read: readImmature }, 'isCalledDifferent');
  console.log(`  (${percent(early)} if visitors counted before their week was over)`);
  return met.every(Boolean);
}

/** Allows two standard errors, because a share is estimated from a limited number of runs. */
function isMet(name: string, share: number, bar: Bar, runs: number): boolean {
  const isUpper = 'atMost' in bar;
  const limit = isUpper ? bar.atMost : bar.atLeast;
  const slack = 2 * Math.sqrt((limit * (1 - limit)) / runs);
  const isMissed = isUpper ? share > limit + slack : share < limit - slack;
  const words = `${isUpper ? 'at most' : 'at least'} ${percent(limit)}`;
  console.log(`${isMissed ? '✗' : '✓'} ${name.padEnd(58)} ${percent(share).padStart(7)}   ${words}`);
  return !isMissed;
}
