import type { ChatReply } from '@/lib/calls/chat';
import { ROUTES, type RoutePath } from '@/lib/config/routes';
import { DEFAULT_PERSONA, type Persona } from '@/lib/personalization/persona';
import { composeCard, composeLine, composeReply, writeReply, type Parts } from './compose-reply';
import { estimateConfidence, MAYBE, readSigns, SURE } from './confidence';
import { resolvePassage, type Reader } from './context-passages';
import type { Passage } from './passage';
import { openIndex, type Hit, type PassageIndex } from './passage-index';
import { readLanguage, type Foreign } from './read-language';
import { dropCourtesy, readSmallTalk } from './small-talk';
import { splitQuestions, listWords, toTerm } from './terms';
import {
  continueTopic,
  hasReference,
  isFollowUp,
  isOnTopic,
  isWhy,
  readTopic,
  type ChatTurn,
  type Topic,
} from './topic';

export type LocalQuestion = {
  message: string;
  history?: readonly ChatTurn[];
  audience?: Pick<Persona, 'segment' | 'cluster'>;
  page?: RoutePath;
};

export type LocalAnswer = {
  kind: 'polite' | 'foreign' | 'sure' | 'maybe' | 'nothing';
  reply: ChatReply;
  /** The reply as plain text. */
  text: string;
  /** The best passages, for a language model. */
  sources: readonly Passage[];
};

const MAX_CARDS = 3;
const MAX_SOURCES = 20;
/** Of passages that a follow-up is more likely about. */
const TOPIC_WEIGHT = 2;

/** One way for every message: its questions are searched, and each gets an answer, cards or neither. */
export async function answerLocally(question: LocalQuestion): Promise<LocalAnswer> {
  const { message, history = [], audience = DEFAULT_PERSONA, page = ROUTES.home } = question;
  const polite = readSmallTalk(message);
  if (polite !== null) return describe('polite', composeLine(polite));
  const index = await openIndex();
  const reader = { page, audience };
  const foreign = readLanguage(message);
  if (foreign) return answerForeign(foreign, index, reader);
  const findings = findAll(index, message, readTopic(history, index.passages));
  const parts = combine(findings, message);
  const resolved = {
    ...parts,
    sure: parts.sure.map((passage) => resolvePassage(passage, reader)),
    maybe: parts.maybe.map((passage) => resolvePassage(passage, reader)),
  };
  const sources = interleave(findings.map(({ hits }) => hits.map(({ passage }) => passage)));
  const kind = parts.sure.length > 0 ? 'sure' : parts.maybe.length > 0 ? 'maybe' : 'nothing';
  return describe(
    kind,
    composeReply(resolved, audience.segment),
    sources.slice(0, MAX_SOURCES).map((passage) => resolvePassage(passage, reader)),
  );
}

const describe = (
  kind: LocalAnswer['kind'],
  reply: ChatReply,
  sources: readonly Passage[] = [],
): LocalAnswer => ({ kind, reply, text: writeReply(reply), sources });

function answerForeign(
  { lang, line, questions }: Foreign,
  { passages }: PassageIndex,
  { audience }: Reader,
): LocalAnswer {
  const found = questions.flatMap((asked) => passages.find(({ question }) => question === asked) ?? []);
  const cards = found.map((passage) => composeCard(passage, audience.segment));
  return describe(
    'foreign',
    { answers: [{ text: line, ...(lang && { lang }), place: null }], cards, next: null },
    found,
  );
}

type Finding = { hits: readonly Hit[]; confidence: number };
type Found = Finding & { question: string };

/** What is found for each question of a message, or for all of it if only that is sure. */
function findAll(index: PassageIndex, message: string, earlier: Topic | undefined): Found[] {
  const questions = index.findAsked(message) ? [message] : listQuestions(message);
  let topic = earlier;
  const findings = questions.map((question, at) => {
    const isJoined = isFollowUp(question) || (at > 0 && hasReference(question));
    const finding = find(index, question, isJoined ? topic : undefined, earlier?.answered);
    const about = (finding.confidence < MAYBE ? [] : finding.hits.slice(0, 1)).map(({ passage }) => passage);
    topic = continueTopic(topic, question, finding.confidence >= SURE ? about : [], about);
    return { ...finding, question };
  });
  if (findings.length < 2 || findings.some(({ confidence }) => confidence >= SURE)) return findings;
  const whole = find(index, message, isFollowUp(message) ? earlier : undefined, earlier?.answered);
  return whole.confidence >= SURE ? [{ ...whole, question: message }] : findings;
}

/** Without 'how are you?' in front of a question. */
function listQuestions(message: string): string[] {
  const questions = splitQuestions(message);
  const asked = questions.filter((question) => readSmallTalk(question) === null);
  return asked.length > 0 ? asked : questions;
}

/** `topic`: of a question that depends on it. `shown`: not to be said again. What comes after it is not sure. */
function find(
  index: PassageIndex,
  question: string,
  topic: Topic | undefined,
  shown: readonly Passage[] = [],
): Finding {
  const [previous] = topic?.answered ?? [];
  if (previous?.why && isWhy(question)) {
    const passage = { ...previous, text: previous.why };
    return { hits: [{ passage, score: 1, similarity: 1 }], confidence: 1 };
  }
  const own = estimate(index, question);
  const joined = topic ? join(index, question, topic, own) : own;
  const isShown = ({ passage }: Hit) => shown.some(({ question: said }) => said === passage.question);
  const isRepeated = joined.hits.slice(0, 1).some(isShown);
  const confidence = isRepeated ? Math.min(joined.confidence, MAYBE) : joined.confidence;
  return { hits: joined.hits.filter((hit) => !isShown(hit)), confidence };
}

/** Sure only of what the conversation is about: 'what does it cost' may be meant otherwise than alone. */
function join(index: PassageIndex, question: string, topic: Topic, own: Finding): Finding {
  const asked = own.confidence === 1 ? own.hits[0] : undefined;
  if (asked && dropCourtesy(asked.passage.question) === dropCourtesy(question)) return own;
  const { hits, confidence } = estimate(index, question, topic);
  const [best, ...others] = hits;
  if (best && confidence >= SURE && isOnTopic(best.passage, topic)) return { hits, confidence };
  if (!best || !asked) return { hits, confidence: Math.min(confidence, MAYBE) };
  const isOther = ({ passage }: Hit) => passage.question !== asked.passage.question;
  const rest = isOther(best) ? [asked, ...others.filter(isOther)] : others;
  return { hits: [best, ...rest], confidence: MAYBE };
}

function estimate(index: PassageIndex, question: string, topic?: Topic): Finding {
  const hits = index.search(question, topic?.text);
  const confidence = estimateConfidence(readSigns(hits, `${question} ${topic?.text ?? ''}`));
  if (topic) return preferTopic({ hits, confidence }, topic);
  const asked = index.findAsked(question);
  if (asked && !isVague(question, asked)) return { hits: lead(asked, hits), confidence: 1 };
  const named = asked ?? index.findAsked(keepMeaningful(question));
  if (!named || confidence >= SURE) return { hits, confidence };
  return { hits: lead(named, hits), confidence: Math.max(confidence, MAYBE) };
}

/** The best with and without a preference for the place of the topic, and sure only if that is the same. */
function preferTopic({ hits, confidence }: Finding, { about }: Topic): Finding {
  const places = new Set(about.map(({ href }) => href));
  const weigh = ({ passage, score }: Hit) => (places.has(passage.href) ? score * TOPIC_WEIGHT : score);
  const preferred = hits.toSorted((one, other) => weigh(other) - weigh(one));
  const isSame = hits[0] === preferred[0];
  return {
    hits: interleave([hits, preferred]),
    confidence: isSame ? confidence : Math.min(confidence, MAYBE),
  };
}

const lead = (passage: Passage, hits: readonly Hit[]): Hit[] => [
  { passage, score: hits[0]?.score ?? 0, similarity: 1 },
  ...hits.filter((hit) => hit.passage.question !== passage.question),
];

/** 'demo' of 'is there a demo'. */
const keepMeaningful = (question: string) => listWords(question).filter(toTerm).join(' ');

/** A single word may ask for anything about it. */
const isVague = (question: string, { question: own }: Passage) =>
  !dropCourtesy(question).includes(' ') && dropCourtesy(own) !== dropCourtesy(question);

/** Up to three cards, the best of each question first; beside an answer, one for each other question. */
function combine(findings: readonly Found[], message: string): Parts {
  const isKnown = ({ hits, confidence }: Finding) => hits.length > 0 && confidence >= MAYBE;
  const sure = findings.filter(({ confidence }) => confidence >= SURE);
  const unsure = findings.filter((finding) => finding.confidence < SURE && isKnown(finding));
  const answers = [...new Set(sure.flatMap(({ hits }) => hits.slice(0, 1).map(({ passage }) => passage)))];
  const perQuestion = sure.length > 0 ? 1 : MAX_CARDS;
  const cards = interleave(
    unsure.map(({ hits }) => hits.slice(0, perQuestion).map(({ passage }) => passage)),
  );
  const asked = dropCourtesy(message);
  return {
    sure: answers,
    maybe: cards.filter((passage) => !answers.includes(passage)).slice(0, MAX_CARDS),
    unknown: findings.filter((finding) => !isKnown(finding)).map(({ question }) => question),
    isAsked: answers.every(({ question }) => dropCourtesy(question) === asked),
  };
}

/** The first of each list, then the second of each, each one once. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return [...new Set(all.flat())];
}
