import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerLocally, type LocalAnswer } from '@/lib/assistant/answer-locally';
import { dropAssent } from '@/lib/assistant/compose-reply';
import { estimateConfidence, readSigns } from '@/lib/assistant/confidence';
import type { Passage } from '@/lib/assistant/passage';
import { openIndex } from '@/lib/assistant/passage-index';
import { splitQuestions } from '@/lib/assistant/terms';
import type { ChatTurn } from '@/lib/assistant/topic';
import { fillNames } from '@/lib/assistant/passages';

/**
 * Written by people who had not opened the pages. `accepted`: an expression for the passages that answer it, null where
 * only a person can judge. `also`: passages that were written or judged later; `(?!)` where nothing may be said for sure.
 */
export type Question = {
  set: string;
  id: number;
  conversation: string | null;
  question: string;
  group: string;
  expected: string;
  accepted: string | null;
  also?: string;
};

export type Outcome = {
  question: Question;
  answer: LocalAnswer;
  /** Of the first accepted passage, from 0; -1 without one. */
  rank: number;
  /** The sure answers are accepted, or one of the cards is. */
  isSureRight: boolean;
  isOnScreen: boolean;
};

export function readQuestions(): Question[] {
  const text = readFileSync(join(process.cwd(), 'tests/assistant/strangers.jsonl'), 'utf8');
  return fillNames(text)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function createJudge({ accepted, also }: Question): (passage: Passage) => boolean {
  const patterns = [accepted, also].flatMap((pattern) => (pattern ? [new RegExp(pattern, 'i')] : []));
  return ({ href, question, text }) =>
    patterns.some((pattern) => pattern.test(`${href} :: ${question} ${text}`));
}

/** Asks every question, those of one conversation after each other. */
export async function askStrangers(): Promise<Outcome[]> {
  const histories = new Map<string, ChatTurn[]>();
  const outcomes: Outcome[] = [];
  for (const question of readQuestions()) {
    const history = histories.get(`${question.set} ${question.conversation ?? question.id}`) ?? [];
    const answer = await answerLocally({ message: question.question, history });
    histories.set(`${question.set} ${question.conversation ?? question.id}`, [
      ...history,
      { message: question.question, isUserMessage: true },
      { message: answer.text, isUserMessage: false, reply: JSON.stringify(answer.reply) },
    ]);
    outcomes.push(judge(question, answer));
  }
  return outcomes;
}

function judge(question: Question, answer: LocalAnswer): Outcome {
  const isAccepted = createJudge(question);
  const { answers, cards } = answer.reply;
  const said = answers.flatMap(
    ({ text, place }) =>
      answer.sources.find(
        (source) => source.href === place?.href && dropAssent(text).startsWith(dropAssent(source.text)),
      ) ?? [],
  );
  const shown = answer.sources.filter((source) => cards.some((card) => card.question === source.question));
  const isSureRight = said.some(isAccepted);
  return {
    question,
    answer,
    rank: answer.sources.findIndex(isAccepted),
    isSureRight,
    isOnScreen: isSureRight || shown.some(isAccepted),
  };
}

/** Shares of the questions that have accepted passages, and of the sure answers that can be judged. */
export function summarize(outcomes: readonly Outcome[]) {
  const judged = outcomes.filter(({ question: { accepted, also } }) => accepted ?? also);
  const answerable = judged.filter(({ question }) => question.also !== '(?!)');
  const share = (isCounted: (outcome: Outcome) => boolean) =>
    answerable.filter(isCounted).length / answerable.length;
  const sure = judged.filter(({ answer }) => answer.kind === 'sure');
  return {
    questions: answerable.length,
    first: share(({ rank }) => rank === 0),
    amongThree: share(({ rank }) => rank >= 0 && rank < 3),
    amongTwenty: share(({ rank }) => rank >= 0),
    onScreen: share(({ isOnScreen }) => isOnScreen),
    sure: sure.length,
    sureWrong: sure.filter(({ isSureRight }) => !isSureRight).length,
  };
}

type Example = { signs: readonly number[]; isRight: boolean };

/** The first passage for each question that stands alone and can be judged, with its signs. */
export async function listExamples(): Promise<Example[]> {
  const index = await openIndex();
  return readQuestions()
    .filter(
      ({ accepted, also, question, conversation }) =>
        (accepted ?? also) && !conversation && splitQuestions(question).length < 2,
    )
    .map((question) => {
      const hits = index.search(question.question);
      const [first] = hits;
      const isRight = first !== undefined && createJudge(question)(first.passage);
      return { signs: readSigns(hits, question.question), isRight };
    });
}

const STEPS = 1000;
const STEPS_LEFT_OUT = 50;
const RATE = 1;
const PENALTY = 0.002;

/** Logistic regression by gradient descent. The last weight is the constant. */
export function fitWeights(
  examples: readonly Example[],
  start: readonly number[] = [],
  steps = STEPS,
): number[] {
  const rows = examples.map(({ signs, isRight }) => ({ values: [...signs, 1], isRight }));
  const weights: number[] = rows[0]?.values.map((_, at) => start[at] ?? 0) ?? [];
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map(() => 0);
    for (const { values, isRight } of rows) {
      const error = estimateConfidence(values.slice(0, -1), weights) - Number(isRight);
      values.forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + (error * value) / rows.length));
    }
    weights.forEach((weight, at) => {
      const penalty = at < weights.length - 1 ? PENALTY * weight : 0;
      weights[at] = weight - RATE * ((slopes[at] ?? 0) + penalty);
    });
  }
  return weights;
}

/** Each example's confidence, by weights that were fitted to the others (leave one out). */
export function crossValidate(examples: readonly Example[]): { confidence: number; isRight: boolean }[] {
  const all = fitWeights(examples);
  return examples.map(({ signs, isRight }, left) => {
    const others = examples.filter((_, at) => at !== left);
    return { confidence: estimateConfidence(signs, fitWeights(others, all, STEPS_LEFT_OUT)), isRight };
  });
}
