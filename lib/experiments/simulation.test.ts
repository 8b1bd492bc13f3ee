import { FIRST_MATURE_DAY, MIN_CONVERSIONS } from './judge-experiment';
import { finalInterval, logEvidence, runningLimit, type ArmCount } from './statistics';

/** Experiments without and with a true difference, looked at every day, as `judgeExperiment` does. */
type Scenario = {
  visitorsPerDay: number;
  /** The control's conversion rate. */
  rate: number;
  /** The challenger's rate divided by the control's. */
  ratio: number;
  /** The share of visitors that see the challenger. */
  share: number;
  days: number;
  /** Days from exposure to conversion, for a random number in [0, 1). By default visitors convert at once. */
  delays?: { control: Delay; challenger: Delay };
};
type Delay = (random: number) => number;

const RUNS = 500;
const SEED = 20_270_104;
/** Days after the exposure in which a conversion counts. */
const WINDOW_DAYS = 7;

type Day = { visitors: number; conversionsByDelay: readonly number[] };
/** The counts of an arm as of a day after the first. */
type Reading = (arm: readonly Day[], today: number) => ArmCount;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Counts `days` with the conversions that came within so many days of each. */
function countDays(days: readonly Day[], delayOf: (index: number) => number): ArmCount {
  const total = { visitors: 0, conversions: 0 };
  for (const [index, { visitors, conversionsByDelay }] of days.entries()) {
    total.visitors += visitors;
    total.conversions += sum(conversionsByDelay.slice(0, delayOf(index)));
  }
  return total;
}

/** Only exposures whose window is over. */
const readMature: Reading = (arm, today) => countDays(arm.slice(0, today - WINDOW_DAYS), () => WINDOW_DAYS);

/** Everything so far, for comparison. */
const readImmature: Reading = (arm, today) => countDays(arm.slice(0, today), (index) => today - index);

function runExperiment(scenario: Scenario, random: () => number, read: Reading) {
  const { days, ratio } = scenario;
  const { control: controlDays, challenger: challengerDays } = sampleDays(scenario, random);
  const outcome = { isTruthExcluded: false, isCalledDifferent: false, isCalledBetter: false };
  const lastDay = days + (read === readMature ? WINDOW_DAYS : 0);
  for (let today = lastDay - days + FIRST_MATURE_DAY; today <= lastDay; today += 1) {
    const [control, challenger] = [read(controlDays, today), read(challengerDays, today)];
    const conversions = control.conversions + challenger.conversions;
    if (conversions < MIN_CONVERSIONS) continue;
    const comparison = { control, challenger, challengers: 1 };
    const q = challenger.visitors / (challenger.visitors + control.visitors);
    const isRuledOut = (share: number) => logEvidence(comparison, share) >= runningLimit(1);
    const end = today === lastDay ? finalInterval(comparison) : { low: -1, high: Infinity };
    const truth = (q * ratio) / (q * ratio + 1 - q);
    if (isRuledOut(truth) || end.low > ratio - 1 || end.high < ratio - 1) outcome.isTruthExcluded = true;
    if (isRuledOut(q) || end.low > 0 || end.high < 0) {
      outcome.isCalledDifferent = true;
      if (challenger.conversions / conversions > q) outcome.isCalledBetter = true;
    }
  }
  return outcome;
}

function sampleDays({ visitorsPerDay, share, rate, ratio, days, delays }: Scenario, random: () => number) {
  const sampleDay = (visitors: number, chance: number, delay?: Delay): Day => {
    const conversions = sampleBinomial(visitors, chance, random);
    if (!delay) return { visitors, conversionsByDelay: [conversions] };
    const conversionsByDelay = Array<number>(WINDOW_DAYS).fill(0);
    for (let convert = 0; convert < conversions; convert += 1) {
      const after = Math.floor(delay(random()));
      conversionsByDelay[after] = (conversionsByDelay[after] ?? 0) + 1;
    }
    return { visitors, conversionsByDelay };
  };
  const all = Array.from({ length: days }, () => {
    const challengers = sampleBinomial(visitorsPerDay, share, random);
    return {
      control: sampleDay(visitorsPerDay - challengers, rate, delays?.control),
      challenger: sampleDay(challengers, rate * ratio, delays?.challenger),
    };
  });
  return { control: all.map((day) => day.control), challenger: all.map((day) => day.challenger) };
}

/** The normal approximation for many successes and failures, else the geometric gaps between successes. */
function sampleBinomial(trials: number, chance: number, random: () => number): number {
  if (chance > 0.5) return trials - sampleBinomial(trials, 1 - chance, random);
  const variance = trials * chance * (1 - chance);
  if (variance > 10) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.min(trials, Math.round(trials * chance + normal * Math.sqrt(variance))));
  }
  const scale = Math.log1p(-chance);
  const skip = () => Math.floor(Math.log(1 - random()) / scale);
  let successes = 0;
  for (let trial = skip(); trial < trials; trial += 1 + skip()) successes += 1;
  return successes;
}

/** Mulberry32: numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The shares of the runs with each outcome. */
function simulate(scenario: Scenario, read = readMature) {
  const random = createRandom(SEED);
  const runs = Array.from({ length: RUNS }, () => runExperiment(scenario, random, read));
  const shareOf = (outcome: keyof (typeof runs)[number]) => runs.filter((run) => run[outcome]).length / RUNS;
  return {
    truthExcluded: shareOf('isTruthExcluded'),
    calledDifferent: shareOf('isCalledDifferent'),
    calledBetter: shareOf('isCalledBetter'),
  };
}

/** Two standard errors above or below a limit, because a share is estimated from a limited number of runs. */
const slack = (limit: number) => 2 * Math.sqrt((limit * (1 - limit)) / RUNS);
const FALSE = 0.05 + slack(0.05);
const POWER = 0.65 - slack(0.65);

const plain: Scenario = { ratio: 1, rate: 0.02, share: 0.5, days: 28, visitorsPerDay: 2000 };
const heldOut: Scenario = { ...plain, share: 0.9, days: 90 };

// Without a true difference, such an interval reports one.
test.each<[string, Scenario]>([
  ['200 a day', { ...plain, visitorsPerDay: 200 }],
  ['90 days', { ...plain, days: 90 }],
  ['500 a day, 10 %', { ...plain, visitorsPerDay: 500, rate: 0.1 }],
  ['30 %', { ...plain, rate: 0.3 }],
  ['10 % held out', heldOut],
  ['300 a day, 1 %, 10 % held out', { ...heldOut, visitorsPerDay: 300, rate: 0.01 }],
  ['30 % more', { ...plain, ratio: 1.3 }],
  ['30 % fewer', { ...plain, ratio: 0.7 }],
  ['twice as many, 10 % held out', { ...heldOut, visitorsPerDay: 300, rate: 0.01, ratio: 2 }],
])('at most 5 %% of experiments ever show an interval without the truth: %s', (_, scenario) => {
  expect(simulate(scenario).truthExcluded).toBeLessThanOrEqual(FALSE);
});

test('30 % more among 400 conversions is found at least 65 times in 100', () => {
  const scenario = { ...plain, ratio: 1.3, visitorsPerDay: 500, rate: 400 / (14_000 * 1.15) };
  expect(simulate(scenario).calledBetter).toBeGreaterThanOrEqual(POWER);
});

test('visitors who only convert sooner make no difference, because a day counts once its window is over', () => {
  const delays = { control: (random: number) => random * WINDOW_DAYS, challenger: () => 0 };
  const faster = { ...plain, visitorsPerDay: 500, rate: 0.05, delays };
  expect(simulate(faster).calledDifferent).toBeLessThanOrEqual(FALSE);
  expect(simulate(faster, readImmature).calledDifferent).toBeGreaterThan(3 * FALSE);
});
