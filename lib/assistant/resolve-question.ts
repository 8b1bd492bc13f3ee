import type { RoutePath } from '@/lib/config/routes';
import type { ChatMessage } from '@/lib/calls/send-chat';
import { readTokens, type Tokens } from './exact-tokens';
import {
  pageOf,
  rankPassages,
  tokensOf,
  type Query,
  type RankedPassage,
  type Reader,
  type Topic,
} from './find-passages';
import type { Passage, PassageKind } from './passage';
import { passages } from './passages';
import { answerAboutPlans } from './plan-answers';
import { dropOpening, readSmallTalk } from './small-talk';
import { describeThisPage } from './written-passages';

export type ChatTurn = Pick<ChatMessage, 'message' | 'isUserMessage'>;

export type Question = Reader & { message: string; history: readonly ChatTurn[]; page: RoutePath };

/**
 * - `sure`: the answer. `middle`: the first passage and others that may have been meant, or only offers if a guess
 *   would be wrong too often. `low`: no answer, but the nearest passages.
 */
export type Band = 'sure' | 'middle' | 'low';

export type Resolved = {
  band: Band;
  passages: readonly Passage[];
  /** What else may have been meant, or is near. */
  others: readonly Passage[];
  text: string;
  /** The question is one that the passage was written for. */
  isAsked: boolean;
  /** The estimated chance that the first passage is right, 0 to 1. */
  score: number;
};

/** Of the estimated confidence, from the calibration curve that `npm run eval` prints. */
const SURE = 0.9;
const MIDDLE = 0.66;

/** A longer lead over the next passage says no more. */
const MAX_LEAD = 0.4;

/** Of the ranking. Below it nothing on the site is near. */
const MIN_SCORE = 0.42;

/** Similarity at which a question is one of the passage's wordings. */
const SAME_QUESTION = 0.82;

/** Of the question's weight that the passage holds. */
const ANSWER_SHARE = 0.4;
const OFFER_SHARE = 0.25;

const MAX_ANSWERS = 2;
const MAX_OTHERS = 2;
const MIN_PART_WORDS = 2;
const MAX_PARTS = 4;

const SENTENCE_END = /(?<=[?!.;\n])\s+/;
const NEXT_QUESTION =
  /,?(?<!\s)\s+(?:and|also|plus|&)\s+(?=(?:also )?(?:how|what|which|who|when|where|why|is|are|do|does|did|can|could|will|would|should|may|must|if)\b)/i;

const WHY =
  /^\W*(?:(?:but|and|ok|so|hm+)\W+)*(?:why|how so|how come|why(?:['’]s| is| are| does| not| so)?(?: (?:that|it|this|not|so))?(?: \w+)?)\W*$/i;
const MORE =
  /^\W*(?:(?:but|and|ok(?:ay)?|so|yes|please|can you|could you)\W+)*(?:tell me more|more|more (?:info|details?|about (?:it|that|this))|go on|continue|elaborate|explain(?: (?:it|that|more))?|details?|give me (?:more )?details|what else|anything else)(?:\W+(?:about (?:it|that|this)|please))?\W*$/i;

/** Places in a list, for `at`. */
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 0, '1st': 0, second: 1, '2nd': 1, middle: 1, third: 2, '3rd': 2, fourth: 3, '4th': 3 },
  ...{ last: -1, biggest: -1, largest: -1, top: -1 },
};
const ORDINAL =
  /(?:^|\b(?:the|and|about|with) )(first|1st|second|2nd|middle|third|3rd|fourth|4th|last|biggest|largest|top)(?: (?:one|plan|product|option|tier|segment|case|example|industry|address|point|of them)\b|\W*$)/i;
const ORDINAL_PHRASE =
  /(?:(?:the|about|with) ){0,2}(?:first|1st|second|2nd|middle|third|3rd|fourth|4th|last|biggest|largest|top)(?: one| of them)?/i;
const MAX_ORDINAL_WORDS = 9;
const MAX_ORDINAL_WORDS_OF_PAGE = 7;

export function resolveQuestion({ message, history, ...context }: Question): Resolved {
  const { page } = context;
  const topic = readTopic(history);
  const previous = topic?.passage;
  if (previous && WHY.test(message))
    return found([{ ...previous, text: previous.why ?? previous.text }], message);
  if (topic && previous && MORE.test(message))
    return continueAnswer(topic, previous, history, context, message);
  const isShort = message.split(/\s+/).length <= MAX_ORDINAL_WORDS_OF_PAGE;
  const listed =
    previous?.parts || !isShort ? previous : passages.find(({ href, parts }) => href === page && parts);
  const text = (listed && readOrdinal(message, listed)) ?? message;
  const computed = answerPlans(text, topic);
  if (computed) return found([computed], text);
  const resolved = answerParts({ text, ...context, topic });
  return {
    ...resolved,
    passages: resolved.passages.map((passage) =>
      passage.kind === 'this-page' ? describeThisPage(passage, page) : passage,
    ),
  };
}

const found = (answers: readonly Passage[], text: string): Resolved => ({
  band: 'sure',
  passages: answers,
  others: [],
  text,
  isAsked: true,
  score: 1,
});

const PLAN_PLACE = '/pricing#compare';
const REFERS_TO_PLAN = /\b(?:it|that|this|one|there|with|and)\b/i;

/** A plan of the topic is meant until another one is named. */
function answerPlans(text: string, topic: Topic | undefined): Passage | null {
  const own = readTokens(text);
  const inherited: Tokens = own.plan || !REFERS_TO_PLAN.test(text) ? own : { ...topic?.tokens, ...own };
  const answer = own.call ? null : answerAboutPlans(text, inherited);
  const place = passages.find(({ href, next }) => href === PLAN_PLACE && next);
  return answer && place ? { ...place, title: text, text: answer, parts: undefined, why: undefined } : null;
}

/** Answers each question of a message, or only the clear ones if some are not. */
function answerParts(query: Query): Resolved {
  const whole = pickAnswer(rank(query), query);
  if (whole.isAsked) return whole;
  const parts = query.text
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .map(dropOpening)
    .filter((part) => part.trim().split(/\s+/).length >= MIN_PART_WORDS && !readSmallTalk(part))
    .slice(-MAX_PARTS);
  if (parts.length < 2) {
    const [only] = parts;
    return only && only !== query.text && whole.band !== 'sure'
      ? answerParts({ ...query, text: only })
      : whole;
  }
  let { topic } = query;
  const sure: Resolved[] = [];
  for (const text of parts) {
    const computed = answerPlans(text, topic);
    const answer = computed
      ? found([computed], text)
      : pickAnswer(rank({ ...query, text, topic }), { ...query, text });
    topic = { text, passage: answer.passages[0], tokens: readTokens(text) };
    if (answer.band === 'sure') sure.push(answer);
  }
  const distinct = [...new Set(sure.flatMap((answer) => answer.passages))].filter(
    ({ kind }) => kind !== 'this-page',
  );
  if (distinct.length > 1) return { ...found(distinct.slice(-MAX_ANSWERS), query.text), isAsked: false };
  const [only] = sure;
  return only && whole.band !== 'sure' ? only : whole;
}

/** 'What is this page about?' is answered above this score, and not guessed below it. */
const MIN_THIS_PAGE = 0.56;
const ONLY_SURE: ReadonlySet<PassageKind> = new Set(['this-page']);

function pickAnswer(ranked: readonly RankedPassage[], { text, topic }: Query): Resolved {
  const isPossible = ({ score, passage: { kind } }: RankedPassage) =>
    score >= MIN_THIS_PAGE || !ONLY_SURE.has(kind);
  const [best, ...rest] = ranked.filter(isPossible);
  const rivals = rest.filter(
    ({ passage }) => passage.kind !== 'this-page' && !isSameText(passage, best?.passage ?? passage),
  );
  const isAsked = best !== undefined && best.similarity >= SAME_QUESTION;
  const confidence = best ? estimateConfidence(best, rivals[0]) : 0;
  const resolved = { text, isAsked, score: isAsked ? Math.max(confidence, SURE) : confidence };
  if (best && (isAsked || confidence >= SURE || best.passage.kind === 'this-page'))
    return { ...resolved, band: 'sure', passages: [best.passage], others: [] };
  if (!best || best.score < MIN_SCORE || (best.share < OFFER_SHARE && confidence < MIDDLE)) {
    const others = ranked.filter(
      ({ passage, share }) =>
        share >= ANSWER_SHARE && passage.kind !== 'this-page' && passage.kind !== 'not-stated',
    );
    return { ...resolved, band: 'low', passages: [], others: distinctPlaces(others) };
  }
  const near = rivals.filter(({ score }) => score >= MIN_SCORE * 0.8).map(({ passage }) => passage);
  return confidence >= MIDDLE && (best.share >= ANSWER_SHARE || topic)
    ? { ...resolved, band: 'middle', passages: [best.passage], others: near.slice(0, MAX_OTHERS) }
    : { ...resolved, band: 'middle', passages: [], others: [best.passage, ...near.slice(0, MAX_OTHERS)] };
}

/**
 * The chance that the best passage answers the question: a logistic curve, fitted to 545 questions. What tells right
 * from wrong is the lead over the next answer and whether one sentence holds the whole question, not the score itself.
 */
function estimateConfidence(best: RankedPassage, rival: RankedPassage | undefined): number {
  const lead = Math.min(MAX_LEAD, best.score - (rival?.score ?? 0));
  const isNotStated = best.passage.kind === 'not-stated';
  const kind = isNotStated ? 1.5 : best.lacksName ? -0.7 : 0;
  return 1 / (1 + Math.exp(-(5 * lead + 1.25 * best.agreement + kind + 0.2)));
}

const distinctPlaces = (ranked: readonly RankedPassage[]): Passage[] =>
  [...new Map(ranked.slice(0, 6).map(({ passage }) => [pageOf(passage.href), passage])).values()].slice(
    0,
    MAX_OTHERS,
  );

const SAME_OPENING = 10;
const ASSENT = /^(?:yes|no)[,.:;]\s+/i;
const openingOf = ({ text }: Passage) => text.replace(ASSENT, '').slice(0, SAME_OPENING).toLowerCase();

/** The API reference and a written answer can have the same text. */
const isSameText = (one: Passage, other: Passage): boolean => openingOf(one) === openingOf(other);

const rankings = new WeakMap<Query, RankedPassage[]>();

function rank(query: Query): RankedPassage[] {
  const ranked = rankings.get(query) ?? rankPassages(passages, query);
  rankings.set(query, ranked);
  return ranked;
}

/** The passages for a language model, by band: the answer and its place, more of the best, or what is near. */
export function listSources(question: Question, max: number): Passage[] {
  const { message, history, ...context } = question;
  const { band, passages: answers, others } = resolveQuestion(question);
  const [first] = answers;
  const siblings = passages.filter(({ href, kind }) => href === first?.href && kind !== 'this-page');
  const query = { text: message, ...context, topic: readTopic(history) };
  const ranked = rank(query)
    .filter(({ score, passage }) => score >= MIN_SCORE * 0.6 && passage.kind !== 'this-page')
    .map(({ passage }) => passage);
  const limit = band === 'sure' ? max / 2 : max;
  return [...new Set([...answers, ...others, ...ranked.slice(0, limit - 2), ...siblings])].slice(0, max);
}

const MAX_TURNS = 8;

/** Small talk and answers that were not given leave the topic as it is. A new subject replaces it. */
function readTopic(history: readonly ChatTurn[]): Topic | undefined {
  let topic: Topic | undefined;
  const turns = history.slice(-2 * MAX_TURNS);
  turns.forEach(({ message, isUserMessage }, at) => {
    if (!isUserMessage || readSmallTalk(message)) return;
    const passage = findQuoted(turns[at + 1]);
    const own = readTokens(message);
    const ordinal = topic?.passage && readOrdinal(message, topic.passage);
    const text = ordinal ?? message;
    if (!passage && Object.keys(own).length === 0 && topic) return;
    const about = passage ? selectSubject(tokensOf(passage)) : {};
    topic = {
      text,
      ...(passage && { passage }),
      tokens: { ...topic?.tokens, ...about, ...own, ...(ordinal && readTokens(ordinal)) },
    };
  });
  return topic;
}

/** An answer that names several plans or products is about none of them. */
const selectSubject = (tokens: Tokens): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).filter(
      ([kind, names]) => names.length === 1 && kind !== 'persona' && kind !== 'field',
    ),
  );

const QUOTED = 32;

/** The passage that a stored reply quotes. */
function findQuoted(reply: ChatTurn | undefined): Passage | undefined {
  if (!reply || reply.isUserMessage) return undefined;
  const text = reply.message.replace(ASSENT, '').toLowerCase();
  return passages.find(
    (passage) =>
      passage.text.length > QUOTED &&
      text.startsWith(passage.text.replace(ASSENT, '').slice(0, QUOTED).toLowerCase()),
  );
}

function readOrdinal(message: string, { parts = [] }: Passage): string | undefined {
  if (parts.length === 0 || message.split(/\s+/).length > MAX_ORDINAL_WORDS) return undefined;
  const place = ORDINALS[ORDINAL.exec(message)?.[1]?.toLowerCase() ?? ''];
  const named = place === undefined ? undefined : parts.at(place);
  if (!named) return undefined;
  const rest = message
    .replace(ORDINAL_PHRASE, '')
    .replace(/^\W*(?:(?:and|so|what|how|about|with)+\W*)?$/i, '')
    .trim();
  return rest.split(/\s+/).filter((word) => word.length > 2).length > 1
    ? `${rest} ${named.replace(/^what (?:is|does) (?:in )?/i, '')}`
    : named;
}

function continueAnswer(
  topic: Topic,
  previous: Passage,
  history: readonly ChatTurn[],
  context: Omit<Query, 'text' | 'topic'>,
  message: string,
): Resolved {
  const transcript = history.map((turn) => turn.message).join('\n');
  const more = rank({ text: topic.text, ...context }).find(
    ({ passage }) =>
      passage.title !== previous.title &&
      pageOf(passage.href) === pageOf(previous.href) &&
      passage.kind !== 'this-page' &&
      !transcript.includes(passage.text.replace(ASSENT, '').slice(0, QUOTED)),
  );
  return more
    ? { ...found([more.passage], message), isAsked: false }
    : { band: 'low', passages: [], others: [previous], text: message, isAsked: false, score: 0 };
}
