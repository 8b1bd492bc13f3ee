import type { LocalAnswer, LocalQuestion } from '@/lib/assistant/answer-locally';
import type { EvalQuestion } from './eval-question';

/** The local engine, or a model behind it. */
export type Answerer = (question: LocalQuestion) => LocalAnswer | Promise<LocalAnswer>;

export type Miss = { ask: string; expected: readonly string[]; got: readonly string[] };

export type Evaluation = {
  /** Shares from 0 to 1. */
  top1: number;
  top3: number;
  unknown: number;
  polite: number;
  p99: number;
  counts: { inScope: number; unknown: number; polite: number };
  misses: readonly Miss[];
};

export const BARS = { top1: 0.9, top3: 0.95, unknown: 0.9, p99: 50 } as const;

/** The median of these counts, because the machine is shared. */
const TIMED_ROUNDS = 5;

const UNANSWERED: LocalAnswer = { kind: 'unknown', text: '', hrefs: [] };

type Result = { question: EvalQuestion; answer: LocalAnswer; ms: number };

/** Asks every question, after its earlier turns, and computes the shares of right results. */
export async function evaluate(
  questions: readonly EvalQuestion[],
  answer: Answerer,
  now: () => number,
  rounds = TIMED_ROUNDS,
): Promise<Evaluation> {
  const results: Result[] = [];
  for (const question of questions) {
    const history = await replay(question.after ?? [], answer);
    const times: number[] = [];
    let reply = UNANSWERED;
    for (let round = 0; round < rounds; round += 1) {
      const started = now();
      reply = await answer({ message: question.ask, history });
      times.push(now() - started);
    }
    results.push({ question, answer: reply, ms: percentile(times, 0.5) });
  }
  const inScope = results.filter(({ question }) => typeof question.answer !== 'string');
  const outside = results.filter(({ question }) => question.answer === 'unknown');
  const polite = results.filter(({ question }) => question.answer === 'polite');
  return {
    top1: shareOf(inScope, (result) => isCited(result, 1)),
    top3: shareOf(inScope, (result) => isCited(result, 3)),
    unknown: shareOf(outside, ({ answer: { kind } }) => admitsNoAnswer(kind)),
    polite: shareOf(polite, ({ answer: { kind } }) => kind === 'polite'),
    p99: percentile(
      results.map(({ ms }) => ms),
      0.99,
    ),
    counts: { inScope: inScope.length, unknown: outside.length, polite: polite.length },
    misses: results.filter((result) => !isRight(result)).map(describeMiss),
  };
}

/** Missed bars, in words. */
export function listFailures({ top1, top3, unknown, p99 }: Evaluation): string[] {
  return [
    ...(top1 < BARS.top1
      ? [`the right page comes first in ${percent(top1)}, ${percent(BARS.top1)} is the minimum`]
      : []),
    ...(top3 < BARS.top3
      ? [`it is among the first three in ${percent(top3)}, ${percent(BARS.top3)} is the minimum`]
      : []),
    ...(unknown < BARS.unknown
      ? [`'I don't know' comes in ${percent(unknown)}, ${percent(BARS.unknown)} is the minimum`]
      : []),
    ...(p99 > BARS.p99
      ? [`the slowest replies take ${p99.toFixed(1)} ms, ${BARS.p99} ms is the maximum`]
      : []),
  ];
}

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A wanted page without a place matches every place on it. */
function matchesPage(expected: string, href: string): boolean {
  return expected === href || (!expected.includes('#') && expected === href.split('#')[0]);
}

function isCited({ question, answer }: Result, among: number): boolean {
  const expected: readonly string[] = typeof question.answer === 'string' ? [] : question.answer;
  return answer.hrefs
    .slice(0, among)
    .some((href) => expected.some((candidate) => matchesPage(candidate, href)));
}

/** Saying that the site does not state it is as honest as 'I don't know'. Jokes get a polite reply. */
function admitsNoAnswer(kind: LocalAnswer['kind']): boolean {
  return kind === 'unknown' || kind === 'not-stated' || kind === 'polite';
}

function isRight(result: Result): boolean {
  const { answer: expected } = result.question;
  if (typeof expected !== 'string') return isCited(result, 1);
  return expected === 'unknown' ? admitsNoAnswer(result.answer.kind) : result.answer.kind === expected;
}

function describeMiss({ question, answer }: Result): Miss {
  const { after = [], ask, answer: expected } = question;
  const got = answer.hrefs.length > 0 ? answer.hrefs : [answer.kind];
  return { ask: [...after, ask].join(' → '), expected: [expected].flat(), got };
}

async function replay(
  messages: readonly string[],
  answer: Answerer,
): Promise<NonNullable<LocalQuestion['history']>> {
  const history: { message: string; isUserMessage: boolean }[] = [];
  for (const message of messages) {
    const { text } = await answer({ message, history: [...history] });
    history.push({ message, isUserMessage: true }, { message: text, isUserMessage: false });
  }
  return history;
}

function shareOf(results: readonly Result[], isGood: (result: Result) => boolean): number {
  return results.length === 0 ? 1 : results.filter(isGood).length / results.length;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
