import 'server-only';
import {
  answerLocally,
  selectSources,
  type LocalAnswer,
  type LocalQuestion,
} from '@/lib/assistant/answer-locally';
import type { Passage } from '@/lib/assistant/passage';
import { passages } from '@/lib/assistant/passages';
import { appendNextStep, appendSuggestions } from '@/lib/assistant/reply-text';
import type { ChatTurn } from '@/lib/assistant/resolve-question';
import { pageIdOf } from '@/lib/assistant/written-passages';
import { splitSentences } from '@/lib/assistant/split-sentences';
import { ROUTES } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { pageMetadata } from '@/lib/content/metadata';
import { site } from '@/lib/content/site';
import type { AnswerSource, ChatContext, ChatReply } from '@/lib/calls/send-chat';
import { getLogger } from '@/lib/log/logger';
import { recordWithheldAnswer } from '@/lib/metrics/metrics';
import { DEFAULT_PERSONA, isCluster, isSegment } from '@/lib/personalization/persona';
import {
  ANSWER_INSTRUCTIONS,
  readChoice,
  readPassage,
  writeAnswerContext,
  writeAnswerTurns,
  type AnswerContext,
} from './answer-prompt';
import { cleanAnswer, shortenAnswer } from './clean-answer';
import { findInvention } from './find-invention';
import { askModel, hasModel } from './model';
import type { ModelRequest } from './model-request';

const ANSWER_MAX_TOKENS = 300;

export type ChatQuestion = {
  message: string;
  context: ChatContext;
  history: readonly ChatTurn[];
  startedAt?: number;
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
  const local = answerLocally(parsed);
  const context = hasModel() ? selectContext(parsed, local) : null;
  const written = context && (await writeAnswer(question, { local, context, signal, ask }));
  signal.throwIfAborted();
  const { text, action } = written ?? local;
  const suggested = written ? text : appendSuggestions(text, local.suggestions);
  const [href] = written ? [] : local.hrefs;
  const place = href ? { label: pageMetadata[pageIdOf(href)].name, href } : null;
  const reply: ChatReply = {
    answers: [{ text, place }],
    cards: written ? [] : local.cards,
    next: action ?? null,
  };
  return { text: appendNextStep(suggested, action), reply, source: written ? 'model' : 'site' };
}

const MAX_PASSAGES = 8;

/** The model's prompt and sources. Null if no model is needed. */
function selectContext(
  parsed: ParsedQuestion,
  { kind, text, hrefs, action, suggestions }: LocalAnswer,
): AnswerContext | null {
  const sources = kind === 'polite' || kind === 'explained' ? [] : selectSources(parsed);
  if (sources.length === 0) return null;
  const [href] = kind === 'unknown' && suggestions.length > 0 ? [] : hrefs;
  // Follow-ups and 'this page' are resolved only here.
  const found: Passage[] = href ? [{ title: '', href, text: listStatements(text), kind: 'fact' }] : [];
  const steps = [action, ...sources.map(({ next }) => next)].filter((step) => step !== undefined);
  return {
    passages: [...found, ...sources].slice(0, MAX_PASSAGES),
    audience: parsed.audience,
    page: parsed.page,
    steps: [...new Map(steps.map((step) => [step.href, step])).values()],
  };
}

/** The local answer without the link to the source. */
function listStatements(text: string): string {
  return splitSentences(text)
    .filter((sentence) => !sentence.startsWith(assistantCopy.readMore))
    .join('')
    .trim();
}

type WriteOptions = { local: LocalAnswer; context: AnswerContext; signal: AbortSignal; ask: AskModel };

async function writeAnswer(
  { message, history, startedAt }: ChatQuestion,
  { local, context, signal, ask }: WriteOptions,
): Promise<Pick<LocalAnswer, 'text' | 'action'> | null> {
  const reply = await ask({
    purpose: 'chat',
    system: ANSWER_INSTRUCTIONS,
    context: writeAnswerContext(context),
    turns: writeAnswerTurns(message, history),
    maxTokens: ANSWER_MAX_TOKENS,
    signal,
    startedAt,
  });
  const { text: written, isChosen, step } = readChoice(cleanAnswer(reply ?? ''), context.steps);
  const text = shortenAnswer(written);
  if (text === '') return null;
  // Neither found anything, so the site's own copy is used.
  if (text.startsWith(assistantCopy.unknown) && local.kind !== 'found') return null;
  const replies = history.filter(({ isUserMessage }) => !isUserMessage).map((turn) => turn.message);
  const invention = findInvention(text, {
    texts: [...listTexts(context), ...replies],
    hrefs: [...context.passages, ...context.steps].map(({ href }) => href),
    question: message,
    instructions: ANSWER_INSTRUCTIONS,
    vocabulary: readVocabulary(),
    isEnglish: local.kind !== 'foreign',
  });
  if (invention) {
    getLogger().warn({ purpose: 'chat', invention });
    recordWithheldAnswer(invention);
    return null;
  }
  return { text, action: isChosen ? step : local.action };
}

function listTexts({ passages: sources, audience: { segment, cluster }, steps }: AnswerContext): string[] {
  const { unknown, view } = assistantCopy;
  return [
    ...sources.map((passage) => readPassage(passage, segment)),
    ...steps.map(({ label }) => label),
    `${unknown} ${site.name} ${Object.values(site.emails).join(' ')}`,
    `${view.segment[segment]} ${view.cluster[cluster]}`,
  ];
}

let vocabulary: ReadonlySet<string> | null = null;

/** All words of the site. */
function readVocabulary(): ReadonlySet<string> {
  vocabulary ??= new Set(
    passages.flatMap(({ title, text, asks = '' }) =>
      `${title} ${text} ${asks}`.toLowerCase().split(/[^\p{L}\p{N}]+/u),
    ),
  );
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
