import type { RoutePath } from '@/lib/config/routes';
import type { ChatMessage } from '@/lib/contracts/chat';
import {
  CLOSE,
  pageOf,
  rankPassages,
  SURE,
  type Query,
  type RankedPassage,
  type Reader,
} from './find-passages';
import { isOutOfBounds } from './out-of-bounds';
import type { Passage, PassageKind } from './passage';
import { passages } from './passages';
import { describeThisPage } from './written-passages';

export type ChatTurn = Pick<ChatMessage, 'message' | 'isUserMessage'>;

export type Question = Reader & { message: string; history: readonly ChatTurn[]; page: RoutePath };

type PageContext = Pick<Question, 'page' | 'segment'>;

/** Best first. `isSure` is false if the passages are only the closest matches. */
export type Resolved = { isSure: boolean; passages: readonly Passage[]; text: string };

const NOTHING: Resolved = { isSure: false, passages: [], text: '' };

/** Minimum share of the question that a closest match covers. */
const MIN_SHARE_IF_CLOSE = 0.5;

const MAX_ANSWERS = 2;
const MIN_PART_WORDS = 2;
const MAX_PARTS = 4;

/** Minimum similarity at which several sentences match a passage as one question. */
const WHOLE_MATCH = 0.95;

/** Never combined with other passages. */
const NEVER_COMBINED: ReadonlySet<PassageKind> = new Set(['small-talk', 'this-page']);

/** Below this lead over a rival, the best answer is wrong as often as right (measured on held-out wordings). */
const CLEAR_LEAD = 0.06;
const MIN_RIVAL = 0.45;

const SENTENCE_END = /(?<=[?!.;\n])\s+/;
const NEXT_QUESTION =
  /,?\s+(?:and|also|plus|&)\s+(?=(?:also )?(?:how|what|which|who|when|where|why|is|are|do|does|did|can|could|will|would|should|may|must|if)\b)/i;

const TOPIC_END = /,?\s+(?:and|plus|&)\s+/i;

/** Minimum score at which half of a message counts as a question. */
const MIN_HALF_SCORE = 0.75;

const WHY =
  /^\W*(?:(?:but|and|ok|so|hm+)\W+)*(?:why|how so|how come|why(?:'s| is| are| does)? (?:that|it|this|not|so))\W*$/i;
const MORE =
  /^\W*(?:(?:but|and|ok(?:ay)?|so|yes|please|can you|could you)\W+)*(?:tell me more|more|more (?:info|details?|about (?:it|that|this))|go on|continue|elaborate|explain(?: (?:it|that|more))?|details?|give me (?:more )?details|what else|anything else)(?:\W+(?:about (?:it|that|this)|please))?\W*$/i;

const ORDINALS = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'last|biggest|largest|top'] as const;
const ORDINAL_END =
  '(?: (?:one|plan|product|option|tier|segment|case|example|industry|address|point|of them)\\b|\\W*$)';
const MAX_ORDINAL_WORDS = 9;
const MAX_ORDINAL_WORDS_OF_PAGE = 7;

export function resolveQuestion({ message, history, ...context }: Question): Resolved {
  const { page } = context;
  const before = findPreviousTurn(history, context);
  const previousAnswer = before?.passage;
  if (previousAnswer && WHY.test(message))
    return {
      isSure: true,
      passages: [{ ...previousAnswer, text: previousAnswer.why ?? previousAnswer.text }],
      text: message,
    };
  if (before && MORE.test(message)) return continueAnswer(before, history, context);
  const isShort = message.split(/\s+/).length <= MAX_ORDINAL_WORDS_OF_PAGE;
  const listed =
    previousAnswer ?? (isShort ? passages.find(({ href, parts }) => href === page && parts) : undefined);
  const text = (listed && readOrdinal(message, listed)) ?? message;
  const resolved = answerParts(text, {
    text,
    ...context,
    before: standsAlone(message, context) ? undefined : before,
  });
  return { ...resolved, passages: resolved.passages.map((passage) => nameThisPage(passage, page)) };
}

const MIN_WORDS_ALONE = 4;
const REFERS_BACK = /\b(?:it|its|that|this|these|those|they|them|one|ones|there|then)\b/i;

/** A complete question in known words and without references to earlier ones: 'Who can I talk to?' */
function standsAlone(text: string, context: PageContext): boolean {
  if (text.trim().split(/\s+/).length < MIN_WORDS_ALONE || REFERS_BACK.test(text)) return false;
  const [best] = rank({ text, ...context, before: undefined });
  return best !== undefined && best.similarity >= WHOLE_MATCH;
}

function nameThisPage(passage: Passage, page: RoutePath): Passage {
  return passage.kind === 'this-page' ? describeThisPage(passage, page) : passage;
}

/** Answers each question of a message, or only the clear ones if some are not. */
function answerParts(text: string, query: Query): Resolved {
  const whole = isOutOfBounds(text) ? undefined : findBest(query);
  if (whole && whole.similarity >= WHOLE_MATCH) return pickAnswer(whole, query);
  const parts = text
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .filter((part) => part.trim().split(/\s+/).length >= MIN_PART_WORDS)
    .slice(-MAX_PARTS);
  if (parts.length < 2) return answerBothTopics(query) ?? pickAnswer(whole, query);
  const answers: RankedPassage[] = [];
  let before = query.before;
  for (const part of parts) {
    const best = isOutOfBounds(part) ? undefined : findBest({ ...query, text: part, before });
    before = { text: part, passage: undefined };
    if (best && best.score >= SURE && best.passage.kind !== 'small-talk') answers.push(best);
  }
  const distinct = [...new Set(answers.map(({ passage }) => passage))];
  if (distinct.length > 1) return { isSure: true, passages: distinct.slice(-MAX_ANSWERS), text };
  const [only] = answers;
  return pickAnswer(only && (!whole || only.score > whole.score) ? only : whole, query);
}

const SAME_OPENING = 10;

const ASSENT = /^(?:yes|no)\W+/i;
const openingOf = ({ text }: Passage) => text.replace(ASSENT, '').slice(0, SAME_OPENING).toLowerCase();

/** The API reference and a written answer can have the same text. */
function isSameText(one: Passage, other: Passage): boolean {
  return openingOf(one) === openingOf(other);
}

/** 'Do you have SSO and an SLA?': each half must be a known question. */
function answerBothTopics(query: Query): Resolved | undefined {
  const halves = query.text.split(TOPIC_END);
  if (halves.length !== MAX_ANSWERS || isOutOfBounds(query.text)) return undefined;
  const answers = halves.flatMap((text) => rank({ ...query, text, before: undefined })[0] ?? []);
  const known = new Set(
    answers
      .filter(({ score, passage: { kind } }) => score >= MIN_HALF_SCORE && !NEVER_COMBINED.has(kind))
      .map(({ passage }) => passage),
  );
  return known.size === MAX_ANSWERS ? { isSure: true, passages: [...known], text: query.text } : undefined;
}

/** The best answer if its lead is clear, or else the two best as closest matches. */
function pickAnswer(best: RankedPassage | undefined, query: Query): Resolved {
  if (!best) return NOTHING;
  const { text } = query;
  const only = { isSure: best.score >= SURE, passages: [best.passage], text };
  if (NEVER_COMBINED.has(best.passage.kind) || best.similarity >= WHOLE_MATCH) return only;
  const rival = rank(query).find(({ passage }) => !isSameText(passage, best.passage));
  if (!rival || NEVER_COMBINED.has(rival.passage.kind) || rival.score < MIN_RIVAL) return only;
  if (best.score - rival.score > CLEAR_LEAD) return only;
  return { isSure: false, passages: [best.passage, rival.passage], text };
}

/** Kinds that are only answered on a sure match, never as the closest one. */
const ONLY_SURE: ReadonlySet<PassageKind> = new Set(['small-talk', 'this-page', 'not-stated']);

function findBest(query: Query): RankedPassage | undefined {
  return rank(query).find(
    ({ score, share, passage: { kind } }) =>
      score >= SURE || (score >= CLOSE && share >= MIN_SHARE_IF_CLOSE && !ONLY_SURE.has(kind)),
  );
}

const rankings = new WeakMap<Query, RankedPassage[]>();

function rank(query: Query): RankedPassage[] {
  const ranked = rankings.get(query) ?? rankPassages(passages, query);
  rankings.set(query, ranked);
  return ranked;
}

/** Low, because a model can find an answer where no passage alone is close. */
const MIN_SOURCE = 0.24;

/** The best passages for a language model, with others from the same source. */
export function listSources({ message, history, ...context }: Question, max: number): Passage[] {
  const before = findPreviousTurn(history, context);
  const text = (before?.passage && readOrdinal(message, before.passage)) ?? message;
  const ranked = rank({ text, ...context, before })
    .filter(({ score }) => score >= MIN_SOURCE)
    .map(({ passage }) => passage)
    .filter(({ kind }) => kind !== 'small-talk' && kind !== 'this-page');
  const [first] = ranked;
  const siblings = passages.filter(({ href }) => href === first?.href);
  return [...new Set([...ranked.slice(0, max - 2), ...siblings, ...ranked])].slice(0, max);
}

type PreviousTurn = NonNullable<Query['before']>;

/** The last question and its answer. A question that refers back is read together with the one before it. */
function findPreviousTurn(
  history: readonly ChatTurn[],
  context: PageContext,
  depth = 2,
): PreviousTurn | undefined {
  const at = history.findLastIndex(({ isUserMessage }) => isUserMessage);
  const lastQuestion = history[at];
  if (!lastQuestion || depth === 0) return undefined;
  const earlier = findPreviousTurn(history.slice(0, at), context, depth - 1);
  const text =
    (earlier?.passage && readOrdinal(lastQuestion.message, earlier.passage)) ?? lastQuestion.message;
  const best = isOutOfBounds(text) ? undefined : findBest({ text, ...context, before: earlier });
  const isAnswered = best && best.passage.kind !== 'small-talk';
  return isAnswered ? { text, passage: best.passage } : earlier;
}

function readOrdinal(message: string, { parts = [] }: Passage): string | undefined {
  if (parts.length === 0 || message.split(/\s+/).length > MAX_ORDINAL_WORDS) return undefined;
  const at = ORDINALS.findIndex((words) =>
    new RegExp(`(?:^|\\b(?:the|and|about) )(?:${words})${ORDINAL_END}`, 'i').test(message),
  );
  return at === ORDINALS.length - 1 ? parts.at(-1) : parts[at];
}

function continueAnswer(before: PreviousTurn, history: readonly ChatTurn[], context: PageContext): Resolved {
  const transcript = history.map(({ message }) => message).join('\n');
  const more = rank({ text: before.text, ...context }).find(
    ({ passage }) =>
      passage !== before.passage &&
      pageOf(passage.href) === pageOf(before.passage?.href ?? '') &&
      passage.kind !== 'this-page' &&
      !transcript.includes(passage.text),
  );
  return more ? { isSure: true, passages: [more.passage], text: before.text } : NOTHING;
}
