import 'server-only';
import { ROUTES } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { nextSteps } from '@/lib/content/answers/next-steps';
import { site } from '@/lib/content/site';
import type { AnswerSource, ChatContext, ChatReply } from '@/lib/calls/chat';
import { getLogger } from '@/lib/log/logger';
import { recordWithheldAnswer } from '@/lib/metrics/metrics';
import { DEFAULT_PERSONA, isCluster, isSegment } from '@/lib/personalization/persona';
import { askModel, hasModel } from '@/lib/ai/model';
import type { Callers, ModelRequest } from '@/lib/ai/model-request';
import { segmentReaders } from '@/lib/content/segments';
import { answerLocally, type LocalAnswer, type LocalQuestion } from './answer-locally';
import { composeLine, writeReply } from './compose-reply';
import { openIndex } from './passage-index';
import { listWords } from './terms';
import type { ChatTurn } from './topic';
import {
  ANSWER_INSTRUCTIONS,
  readChoice,
  readPassage,
  writeAnswerContext,
  writeAnswerTurns,
  type AnswerContext,
  cleanAnswer,
  shortenAnswer,
} from './answer-prompt';
import { findInvention } from './find-invention';

const ANSWER_MAX_TOKENS = 300;

export type ChatQuestion = {
  message: string;
  context: ChatContext;
  history: readonly ChatTurn[];
  startedAt?: number;
  callers?: Callers;
};

export type ChatAnswer = { text: string; reply: ChatReply; source: AnswerSource };

export type AskModel = (request: ModelRequest) => Promise<string | null>;

/** Falls back to the site's own copy without a model, if it fails, or if the passages do not support its answer. */
export async function answerChat(
  question: ChatQuestion,
  signal: AbortSignal,
  ask: AskModel = askModel,
): Promise<ChatAnswer> {
  signal.throwIfAborted();
  const parsed = readQuestion(question);
  const local = await answerLocally(parsed);
  const isAsked = hasModel() && local.kind !== 'polite';
  const written = isAsked
    ? await writeAnswer(question, { local, context: selectContext(parsed, local), signal, ask })
    : null;
  signal.throwIfAborted();
  const reply = written ?? local.reply;
  return { text: writeReply(reply), reply, source: written ? 'model' : 'site' };
}

/** The model's prompt and sources. */
function selectContext({ audience, page }: ParsedQuestion, { reply, sources }: LocalAnswer): AnswerContext {
  const steps = [reply.next, ...sources.map(({ next }) => next), nextSteps.contact].flatMap(
    (step) => step ?? [],
  );
  return {
    passages: sources,
    audience,
    page,
    steps: [...new Map(steps.map((step) => [step.href, step])).values()],
  };
}

type WriteOptions = { local: LocalAnswer; context: AnswerContext; signal: AbortSignal; ask: AskModel };

async function writeAnswer(
  { message, history, callers, startedAt }: ChatQuestion,
  { local, context, signal, ask }: WriteOptions,
): Promise<ChatReply | null> {
  const reply = await ask({
    purpose: 'chat',
    system: ANSWER_INSTRUCTIONS,
    context: writeAnswerContext(context),
    turns: writeAnswerTurns(message, history),
    maxTokens: ANSWER_MAX_TOKENS,
    signal,
    startedAt,
    callers,
  });
  const { text: written, isChosen, step } = readChoice(cleanAnswer(reply ?? ''), context.steps);
  const text = shortenAnswer(written);
  // Where the model finds nothing, the site's own reply has at least cards, or whom to ask.
  if (text === '' || text.startsWith(assistantCopy.unknown)) return null;
  const invention = findInvention(text, {
    passages: listTexts(context),
    hrefs: [...context.passages, ...context.steps].map(({ href }) => href),
    instructions: ANSWER_INSTRUCTIONS,
    vocabulary: await readVocabulary(),
    isEnglish: local.kind !== 'foreign',
  });
  if (invention) {
    getLogger().warn({ purpose: 'chat', invention });
    recordWithheldAnswer(invention);
    return null;
  }
  return composeLine(text, isChosen ? (step ?? null) : local.reply.next);
}

function listTexts({ passages: sources, audience: { segment, cluster }, steps }: AnswerContext): string[] {
  const { unknown, view } = assistantCopy;
  return [
    ...sources.map((passage) => readPassage(passage, segment)),
    ...steps.map(({ label }) => label),
    `${unknown} ${site.name} ${Object.values(site.emails).join(' ')}`,
    `${segmentReaders[segment]} ${view.cluster[cluster]}`,
  ];
}

let vocabulary: ReadonlySet<string> | null = null;

/** All words of the site. */
async function readVocabulary(): Promise<ReadonlySet<string>> {
  const { passages } = await openIndex();
  vocabulary ??= new Set(passages.flatMap(({ question, text }) => listWords(`${question} ${text}`)));
  return vocabulary;
}

type ParsedQuestion = ReturnType<typeof readQuestion>;

function readQuestion({ message, history, context }: ChatQuestion) {
  const { userSegment, behavioralCluster, currentPage } = context;
  return {
    message,
    history,
    audience: {
      segment: isSegment(userSegment) ? userSegment : DEFAULT_PERSONA.segment,
      cluster: isCluster(behavioralCluster) ? behavioralCluster : DEFAULT_PERSONA.cluster,
    },
    page: Object.values(ROUTES).find((path) => path === currentPage),
  } satisfies LocalQuestion;
}
