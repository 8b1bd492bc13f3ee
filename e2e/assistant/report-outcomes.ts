import { percentile, type Outcome } from './ask-questions';
import { VERDICTS, type Verdict } from './judge-answer';

const MAX_WORDS = 60;

/** Shares are from 0 to 1. */
export const BARS = {
  right: 0.75,
  wrong: 0.06,
  notStated: 0.05,
  short: 1,
  medianMs: 8,
  p95Ms: 15,
} as const;

export type Summary = {
  count: number;
  verdicts: Record<Verdict, number>;
  short: number;
  medianMs: number;
  p95Ms: number;
};

export function summarizeOutcomes(outcomes: readonly Outcome[]): Summary {
  const count = outcomes.length;
  const share = (isMeant: (outcome: Outcome) => boolean) =>
    outcomes.filter(isMeant).length / Math.max(count, 1);
  const times = outcomes.map(({ ms }) => ms);
  const shares = VERDICTS.map((name) => [name, share(({ judgment }) => judgment.verdict === name)]);
  return {
    count,
    verdicts: Object.fromEntries(shares),
    short: share(({ words }) => words <= MAX_WORDS),
    medianMs: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  };
}

/** Missed bars, in words. `isTimed` is false for models and networks, which take longer. */
export function listBelowBars({ verdicts, short, medianMs, p95Ms }: Summary, isTimed = true): string[] {
  const below: [boolean, string][] = [
    [verdicts.right < BARS.right, `right: ${percent(verdicts.right)}, at least ${percent(BARS.right)}`],
    [verdicts.wrong > BARS.wrong, `wrong: ${percent(verdicts.wrong)}, at most ${percent(BARS.wrong)}`],
    [
      verdicts['not-stated-though-stated'] > BARS.notStated,
      `'not stated' though stated: ${percent(verdicts['not-stated-though-stated'])}, at most ${percent(BARS.notStated)}`,
    ],
    [verdicts.invented > 0, `invented: ${percent(verdicts.invented)}, none`],
    [verdicts.leak > 0, `leaks: ${percent(verdicts.leak)}, none`],
    [short < BARS.short, `of at most ${MAX_WORDS} words: ${percent(short)}, at least ${percent(BARS.short)}`],
    [isTimed && medianMs > BARS.medianMs, `median: ${medianMs.toFixed(1)} ms, at most ${BARS.medianMs}`],
    [isTimed && p95Ms > BARS.p95Ms, `p95: ${p95Ms.toFixed(1)} ms, at most ${BARS.p95Ms}`],
  ];
  return below.filter(([isBelow]) => isBelow).map(([, words]) => words);
}

/** A table by group, with the total last. */
export function writeTable(outcomes: readonly Outcome[]): string {
  const groups = [...new Set(outcomes.map(({ question }) => question.group))];
  const rows = groups.map((group) =>
    writeRow(
      group,
      outcomes.filter(({ question }) => question.group === group),
    ),
  );
  const head = [
    '',
    'n',
    'right',
    'half',
    'offered',
    'wrong',
    'not st.',
    'invent.',
    'leaks',
    '≤60 w.',
    'median',
    'p95',
  ];
  return [head, ...rows, writeRow('all', outcomes)].map(alignCells).join('\n');
}

/** The questions with a wrong reply: question, verdict, reason and reply. */
export function writeFailures(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(({ judgment }) => judgment.verdict !== 'right')
    .map(({ question: { group, after = [], page, ask }, reply, judgment }) =>
      [
        `- [${group}] ${[...after, ask].join(' → ')}${page ? ` (on ${page})` : ''}`,
        `    ${judgment.verdict}: ${judgment.reason}`,
        `    ${reply.text.replaceAll('\n', ' ')} [${reply.links.map(({ href }) => href).join(' ')}]`,
      ].join('\n'),
    )
    .join('\n');
}

const CURVE_STEP = 0.1;

/** How often replies are right, by band and by score. Small talk, which has no score, is left out. */
export function writeCurve(outcomes: readonly Outcome[]): string {
  const scored = outcomes.filter(
    ({ question, reply }) => reply.score !== undefined && question.kind !== 'polite',
  );
  const row = (name: string, counted: readonly Outcome[]) => {
    const share = (verdict: Verdict) =>
      counted.filter(({ judgment }) => judgment.verdict === verdict).length / Math.max(counted.length, 1);
    return [
      name,
      String(counted.length),
      percent(share('right')),
      percent(share('half')),
      percent(share('wrong')),
    ];
  };
  const bands = (['sure', 'middle', 'low'] as const).map((band) =>
    row(
      band,
      scored.filter(({ reply }) => reply.band === band),
    ),
  );
  const steps = Array.from({ length: 10 }, (_, index) => index * CURVE_STEP).map((least) =>
    row(
      `from ${least.toFixed(1)}`,
      scored.filter(
        ({ reply: { score = 0 } }) => score >= least && (score < least + CURVE_STEP || least > 0.85),
      ),
    ),
  );
  return [['Calibration', 'n', 'right', 'half', 'wrong'], ...bands, ...steps].map(alignCells).join('\n');
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function writeRow(name: string, outcomes: readonly Outcome[]): string[] {
  const { count, verdicts, short, medianMs, p95Ms } = summarizeOutcomes(outcomes);
  const shares = [...VERDICTS.map((verdict) => verdicts[verdict]), short].map(percent);
  return [name, String(count), ...shares, medianMs.toFixed(1), p95Ms.toFixed(1)];
}

const alignCells = (cells: readonly string[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(16) : cell.padStart(8))).join('');
