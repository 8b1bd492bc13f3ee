import 'server-only';
import { answerLocally, selectSources, type LocalQuestion } from '@/lib/assistant/answer-locally';
import { createAnswerCleaner } from '@/lib/assistant/clean-answer';
import type { ChatTurn } from '@/lib/assistant/find-passages';
import { SITE_PLACES } from '@/lib/assistant/site-places';
import type { AnswerSource, ChatContext } from '@/lib/contracts/chat';
import { DEFAULT_PERSONA, isCluster, isSegment } from '@/lib/personalization/persona';
import { askModel, hasModel } from './model';
import type { ModelRequest } from './model-request';
import {
  ANSWER_INSTRUCTIONS,
  ANSWER_MAX_TOKENS,
  writeAnswerContext,
  writeAnswerTurns,
} from './prompts/answer';

export type ChatQuestion = {
  message: string;
  context: ChatContext;
  history: readonly ChatTurn[];
  /** Since when the visitor waits, on the clock of `performance`. */
  startedAt?: number;
};

export type ChatAnswer = { text: string; source: AnswerSource };

/** An answer while it is written, in pieces of plain text. Iterating throws when the model breaks off. */
export type OpenAnswer = { source: AnswerSource; pieces: AsyncIterable<string> };

export type AskModel = (request: ModelRequest) => AsyncIterable<string>;

/** The assistant's answer, in plain text. Always answers: without a model, from the words of this site alone. */
export async function answerChat(
  question: ChatQuestion,
  signal: AbortSignal,
  ask: AskModel = askModel,
): Promise<ChatAnswer> {
  const { source, pieces } = await openAnswer(question, signal, ask);
  try {
    let text = '';
    for await (const piece of pieces) text += piece;
    return { text: text.trimEnd(), source };
  } catch {
    signal.throwIfAborted();
    return { text: answerLocally(readQuestion(question)).text, source: 'site' };
  }
}

/** Resolves with the first words: the model's, or the site's own where the model gives none. */
export async function openAnswer(
  question: ChatQuestion,
  signal: AbortSignal,
  ask: AskModel = askModel,
): Promise<OpenAnswer> {
  signal.throwIfAborted();
  const asked = readQuestion(question);
  const sources = hasModel() ? selectSources(asked) : [];
  if (sources.length > 0) {
    const words = ask({
      purpose: 'chat',
      system: ANSWER_INSTRUCTIONS,
      context: writeAnswerContext(sources, asked.audience),
      turns: writeAnswerTurns(question.message, question.history),
      maxTokens: ANSWER_MAX_TOKENS,
      signal,
      startedAt: question.startedAt,
    });
    const pieces = cleanPieces(words);
    // Whatever the reason, which is in the log: nothing is shown yet, so that the site can still answer.
    const first = await pieces.next().catch(() => null);
    if (first && !first.done) return { source: 'model', pieces: resume(first.value, pieces) };
    signal.throwIfAborted();
  }
  return { source: 'site', pieces: resume(answerLocally(asked).text) };
}

function readQuestion({ message, history, context }: ChatQuestion) {
  const { userSegment, behavioralCluster } = context;
  return {
    message,
    history,
    audience: {
      segment: isSegment(userSegment) ? userSegment : DEFAULT_PERSONA.segment,
      cluster: isCluster(behavioralCluster) ? behavioralCluster : DEFAULT_PERSONA.cluster,
    },
  } satisfies LocalQuestion;
}

async function* cleanPieces(words: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  const cleaner = createAnswerCleaner(SITE_PLACES);
  for await (const piece of words) {
    const shown = cleaner.push(piece);
    if (shown) yield shown;
    if (cleaner.isFull()) return;
  }
  const rest = cleaner.end();
  if (rest) yield rest;
}

async function* resume(first: string, others: AsyncIterable<string> | [] = []) {
  yield first;
  yield* others;
}
