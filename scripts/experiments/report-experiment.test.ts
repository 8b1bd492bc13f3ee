import type { CopyExperiment, HoldoutExperiment } from '@/lib/content/experiment';
import { readCounts, type ExperimentDayCounts } from '@/lib/experiments/read-facts';
import { reportExperiment } from './report-experiment';

const DAY_MS = 24 * 60 * 60 * 1000;
const SINCE = Date.parse('2027-01-04');

const copyExperiment: CopyExperiment = {
  number: '02',
  kind: 'copy',
  status: 'running',
  place: 'home-hero',
  segments: ['developer'],
  since: '2027-01-04',
  days: 28,
  goal: 'demo-request',
  name: 'A headline about the API',
  question: 'Does it help?',
  arms: { b: { headline: 'One API call' } },
};

const holdout: HoldoutExperiment = {
  number: '01',
  kind: 'holdout',
  status: 'running',
  heldOut: 0.1,
  since: '2027-01-04',
  days: 28,
  goal: 'demo-request',
  name: 'Does it pay?',
  question: 'Does it?',
};

const guarded: CopyExperiment = { ...copyExperiment, guard: 'second-page' };
const ended: CopyExperiment = { ...copyExperiment, status: 'ended', winner: 'b' };

type Counts = Partial<Omit<ExperimentDayCounts, 'number' | 'day' | 'arm'>>;

function eachDay(count: number, a: Counts, b: Counts, number = '02'): ExperimentDayCounts[] {
  const none = { seen: 0, goal: 0, guard: 0, mixed: 0, mismatched: 0 };
  return Array.from({ length: count }, (_, index) =>
    [a, b].map((counts, arm) => ({
      ...none,
      number,
      day: new Date(SINCE + index * DAY_MS).toISOString().slice(0, 10),
      arm: arm === 0 ? 'a' : 'b',
      ...counts,
    })),
  ).flat();
}

const at = (day: string) => Date.parse(`${day}T15:00:00Z`);
const report = (
  experiment: CopyExperiment | HoldoutExperiment,
  days: readonly ExperimentDayCounts[],
  day: string,
) => reportExperiment(experiment, days, at(day));

const ALIKE = [
  { seen: 100, goal: 4 },
  { seen: 100, goal: 4 },
] as const;
const MORE = [
  { seen: 200, goal: 4 },
  { seen: 200, goal: 7 },
] as const;

const BETTER = [
  { seen: 200, goal: 8 },
  { seen: 200, goal: 20 },
] as const;

const RAN = 'Ran for its 28 days, from January 4, 2027';
const END = '2027-02-08';

const DRAFT: CopyExperiment = { ...copyExperiment, status: 'draft' };
const MANY = [
  { seen: 5000, goal: 500 },
  { seen: 5000, goal: 505 },
] as const;
const MIXED = [{ ...ALIKE[0], mixed: 3 }, ALIKE[1]] as const;
const heldOut = (a: number, b: number) => eachDay(28, { seen: 100, goal: a }, { seen: 900, goal: b }, '01');
const read = (...facts: Parameters<typeof report>) => report(...facts).text.split('\n\n');

test.each<[CopyExperiment | HoldoutExperiment, number, string, string]>([
  [DRAFT, 0, '2027-01-12', 'Draft, planned for 28 days'],
  [copyExperiment, 0, '2027-01-01', 'Starts on January 4'],
  [copyExperiment, 9, '2027-01-12', 'Day 9 of 28'],
  [ended, 28, '2027-03-01', RAN],
  [ended, 20, '2027-03-01', 'Ended after 20 of 28 days'],
])('%# the progress', (experiment, count, day, progress) => {
  const [head = ''] = read(experiment, eachDay(count, ...ALIKE), day);
  expect(head.split('\n').at(-1)).toBe(`${progress}. Goal: asked for a demo within 7 days.`);
});

test.each<[CopyExperiment | HoldoutExperiment, ExperimentDayCounts[], string, RegExp]>([
  [DRAFT, [], '2027-01-12', /^Not started\. It is a draft: /],
  [copyExperiment, [], '2027-01-01', /^Collecting\. It has not begun\. Nothing to do\.$/],
  [copyExperiment, eachDay(9, ...ALIKE), '2027-01-12', /^Collecting\. First figures on January 25\./],
  [copyExperiment, eachDay(22, { seen: 9 }, { seen: 9, goal: 1 }), '2027-01-25', /20 .*: 14 so far\./],
  [copyExperiment, eachDay(28, { seen: 9 }, { seen: 9 }), END, /^Too few to tell\. .* Keep A\./],
  [copyExperiment, eachDay(22, ...ALIKE), '2027-01-25', /^Too early to say\..* 46% lower and 84% higher/],
  [copyExperiment, eachDay(22, ...BETTER), '2027-01-25', /^B is ahead\. .* running until February 8/],
  [ended, eachDay(28, ...MORE), '2027-03-01', /^B is better\. .* Kept: B\.$/],
  [copyExperiment, eachDay(28, MORE[1], MORE[0]), END, /^B is worse\. .* 27 and 56% lower .* Keep A\.$/],
  [copyExperiment, eachDay(28, ...ALIKE), END, /^No clear difference\. .* Keep A, or try something bolder/],
  [copyExperiment, eachDay(28, ...MANY), END, /^No difference that matters\. .* less than the 10% /],
  [ended, eachDay(20, ...MORE), '2027-03-01', /^Stopped early\. .* No conclusion/],
  [
    copyExperiment,
    eachDay(28, { seen: 146 }, { seen: 129 }),
    END,
    /^Do not use .*: 4,088 saw A, 3,612 saw B/,
  ],
  [copyExperiment, eachDay(28, ...MIXED), END, /^Do not use .* more than one version: 84\.$/],
  [holdout, heldOut(4, 36), END, /^No clear difference\. .* Keep personalizing for now/],
  [holdout, heldOut(3, 54), END, /page is better\. .* 59 and 155% higher .* Keep personalizing\.$/],
])('%# the finding', (experiment, days, day, finding) => {
  expect(read(experiment, days, day)[1]).toMatch(finding);
});

test('a report has a head, the finding, the versions and a health line', () => {
  const { text, winner } = report(
    guarded,
    eachDay(28, { ...MORE[0], guard: 40 }, { ...MORE[1], guard: 40 }),
    END,
  );
  expect(winner).toBe('b');
  expect(text).toBe(
    [
      '02  A headline about the API',
      'Does it help?',
      'Ran for its 28 days, from January 4, 2027. Goal: asked for a demo within 7 days.',
      '',
      'B is better. The share of visitors who asked for a demo within 7 days is between 37 and 125% higher with B than with A. Take B.',
      '',
      'Version  Visitors  Reached it  Share',
      'A        5,600     112         2.00%',
      'B        5,600     196         3.50%',
      '',
      'Second goal: the share of visitors who opened a second page within a day is between 8% lower and 9% higher with B than with A. A loss of up to 8% is possible.',
      '',
      'The counting is right: 5,600 saw A, 5,600 saw B, as planned (half each). Pages that showed someone else’s version: 0. Visitors who saw more than one version: 0.',
    ].join('\n'),
  );
});

const rowsOf = (result: ReturnType<typeof report>) =>
  result.text.match(/^[AB] .*$/gm)?.map((row) => row.split(/ +/)) ?? [];

test('figures appear only when they are valid', () => {
  const early = report(copyExperiment, eachDay(9, ...ALIKE), '2027-01-12');
  expect(rowsOf(early)).toEqual([
    ['A', '900', '-', '-'],
    ['B', '900', '-', '-'],
  ]);
  const sick = report(guarded, eachDay(28, { seen: 146 }, { seen: 129 }), END);
  expect(sick.text).not.toMatch(/Version|Second goal/);
  const stopped = report(ended, eachDay(20, ...MORE), '2027-03-01');
  expect(rowsOf(stopped)[1]).toEqual(['B', '4,000', '140', '-']);
});

test('a winner is named at the planned end, not before', () => {
  expect(report(copyExperiment, eachDay(22, ...BETTER), '2027-01-25').winner).toBeNull();
  expect(report(copyExperiment, eachDay(28, ...BETTER), END).winner).toBe('b');
  expect(report(copyExperiment, eachDay(28, ...ALIKE), END).winner).toBeNull();
});

test('a visitor counts after the goal window', () => {
  const visitorsOn = (day: string) => rowsOf(report(copyExperiment, eachDay(28, ...ALIKE), day))[0]?.[1];
  expect(visitorsOn('2027-01-26')).toBe('1,500');
  expect(visitorsOn('2027-02-07')).toBe('2,700');
  expect(visitorsOn(END)).toBe('2,800');
});

test('days count from the declared start, no more than planned, and only those of this number', () => {
  const counts = eachDay(40, ...ALIKE);
  const firstOf = (experiment: CopyExperiment, rows: readonly ExperimentDayCounts[], day: string) => {
    const { start, days } = readCounts(experiment, rows, at(day));
    return { first: new Date(start * DAY_MS).toISOString().slice(0, 10), days: days.length };
  };
  const later = { ...copyExperiment, since: '2027-01-07' };
  expect(firstOf(later, counts, '2027-01-12')).toEqual({ first: '2027-01-07', days: 6 });
  expect(firstOf(copyExperiment, counts, '2027-03-12')).toEqual({ first: '2027-01-04', days: 28 });
  expect(rowsOf(report(copyExperiment, eachDay(28, ...ALIKE, '03'), END))[0]?.[1]).toBe('0');
});

test.each<[string, Counts, Counts, string]>([
  [
    'too few',
    { guard: 0 },
    { guard: 0 },
    'nothing can be said, because only a few visitors opened a second page within a day.',
  ],
  [
    'none',
    { guard: 40 },
    { guard: 40 },
    'the share of visitors who opened a second page within a day is between 8% lower and 9% higher with B than with A. A loss of up to 8% is possible.',
  ],
  [
    'some',
    { guard: 40 },
    { guard: 25 },
    'the share of visitors who opened a second page within a day is between 31 and 43% lower with B than with A. Weigh that before you decide.',
  ],
])('the second goal: it costs %s', (_, a, b, text) => {
  const days = eachDay(28, { ...ALIKE[0], ...a }, { ...ALIKE[1], ...b });
  expect(report(guarded, days, END).text).toContain(`\n\nSecond goal: ${text}\n\n`);
});

test('the health line compares the observed split with the expected one', () => {
  const days = eachDay(28, { seen: 100, goal: 3, mismatched: 1 }, { seen: 900, goal: 27 }, '01');
  expect(report(holdout, days, END).text).toContain(
    'The counting is right: 2,800 saw the standard page, 25,200 saw the personalized page, as planned (10% the standard page, 90% the personalized page). Pages that showed someone else’s version: 28. Visitors who saw more than one version: 0.',
  );
  expect(report(copyExperiment, [], '2027-01-12').text).toMatch(/\n\nNobody has been counted yet\.$/);
});

test('no state claims more than it may', () => {
  const copy =
    report(copyExperiment, eachDay(28, ...MORE), END).text +
    report(holdout, eachDay(28, ...ALIKE, '01'), END).text;
  expect(copy).not.toMatch(/significan|confiden|p-value|winner|chance to win/i);
});
