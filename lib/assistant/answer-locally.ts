import type { ChatCard } from '@/lib/calls/send-chat';
import { ROUTES, type Href, type RoutePath } from '@/lib/config/routes';
import { nextSteps, pageSteps } from '@/lib/content/answers/next-steps';
import { smallTalkLines } from '@/lib/content/answers/small-talk';
import { assistantCopy } from '@/lib/content/assistant';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import type { Link } from '@/lib/content/link';
import { pageMetadata } from '@/lib/content/metadata';
import { ruleCopy } from '@/lib/content/rules';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { decidePersona } from '@/lib/personalization/decide-persona';
import { DEFAULT_PERSONA, type Persona, type Segment } from '@/lib/personalization/persona';
import { readTokens } from './exact-tokens';
import type { Passage } from './passage';
import { findLikelyPage, readLanguageLine } from './read-language';
import { listSources, resolveQuestion, type Band, type ChatTurn, type Resolved } from './resolve-question';
import { dropOpening, readAttack, readSmallTalk } from './small-talk';
import { splitSentences } from './split-sentences';
import { listMainFacts, pageIdOf } from './written-passages';

export type LocalQuestion = {
  message: string;
  history?: readonly ChatTurn[];
  audience?: Pick<Persona, 'segment' | 'cluster'>;
  page?: RoutePath;
};

export type LocalAnswer = {
  /** `not-stated`: the site is known not to state it. `foreign`: the question is in another language. */
  kind: 'polite' | 'explained' | 'foreign' | 'found' | 'not-stated' | 'unknown';
  band: Band;
  text: string;
  hrefs: readonly Href[];
  action?: Link;
  /** Other questions that may have been meant. */
  suggestions: readonly string[];
  cards: ChatCard[];
  score: number;
};

const sure = () => ({ band: 'sure' as const, suggestions: [], cards: [], score: 1 });

const toCard = ({ title, text, href }: Passage): ChatCard => ({
  question: title,
  heading: pageMetadata[pageIdOf(href)].name,
  firstSentence: (splitSentences(text)[0] ?? '').trim(),
  text,
  href,
});

export function answerLocally(question: LocalQuestion): LocalAnswer {
  const { message, history = [], audience = DEFAULT_PERSONA, page = ROUTES.home } = question;
  const smallTalk = readSmallTalk(message);
  if (smallTalk)
    return {
      ...sure(),
      kind: 'polite',
      text: smallTalkLines[smallTalk],
      hrefs: [],
      ...addContact(smallTalk),
    };
  const line = readLanguageLine(message);
  if (line) {
    const href = findLikelyPage(message);
    return { ...sure(), kind: 'foreign', text: `${line} ${href}`, hrefs: [href], action: openPage(href) };
  }
  if (asksAboutTheView(message)) {
    const hrefs = [`${ROUTES.settings}#personalization`, `${ROUTES.features}#documentation`] as const;
    return { ...sure(), kind: 'explained', text: explainView(audience), hrefs, action: nextSteps.rules };
  }
  const { segment } = audience;
  const resolved = resolveQuestion({ message: dropOpening(message), history, page, segment });
  return composeAnswer(resolved, segment);
}

const UNHAPPY: ReadonlySet<string> = new Set(['complaint', 'insult', 'identity', 'promise']);

const addContact = (smallTalk: string) => (UNHAPPY.has(smallTalk) ? { action: nextSteps.contact } : {});

const MAX_SOURCES = 8;

export function selectSources(question: LocalQuestion): Passage[] {
  const { message, history = [], audience, page = ROUTES.home } = question;
  if (readSmallTalk(message) || asksAboutTheView(message) || readAttack(message)) return [];
  if (readLanguageLine(message)) return listMainFacts(findLikelyPage(message), MAX_SOURCES);
  return listSources(
    { message: dropOpening(message), history, page, segment: audience?.segment },
    MAX_SOURCES,
  );
}

const openPage = (href: Href): Link => ({
  label: `${assistantCopy.actions.open} ${pageMetadata[pageIdOf(href)].name}`,
  href,
});

type Audience = Pick<Persona, 'segment' | 'cluster'>;

const ABOUT_THE_VIEW =
  /\bwhy\b.{0,40}\b(?:i|me|my|this|the|your)\b.{0,20}\b(?:see|seeing|shown|showing|get|getting|page|site|view|headline|button|version|text|words)\b|\bwhy (?:this|is this)\b.{0,20}\b(?:page|view|version|site)\b|\bwhy (?:am i|do you|does (?:it|this|the)).{0,40}\b(?:innovation leaders?|developers?|sales prospects?|explorers?|researchers?|converters?)\b|\bwhy (?:is|are|does|do)\b.{0,40}\b(?:buttons?|headlines?|hero)\b|\bwhat (?:segment|cluster|persona) (?:am i|do i)\b|\bwh(?:o|at) do you think i am\b/i;

/** Questions about a part of the page, a call or a problem are answered by search. */
const ABOUT_A_PART =
  /\b(?:navigation|menu|sidebar|links?|blocks?|recommendations?|recommended|article|sorted|order|error|status|[45]\d\d|forgot|forget|reload(?:ed)?|slow|cookies?)\b/i;

function asksAboutTheView(message: string): boolean {
  const { status, call } = readTokens(message);
  return ABOUT_THE_VIEW.test(message) && !ABOUT_A_PART.test(message) && !status && !call;
}

function explainView({ segment, cluster }: Audience): string {
  const { view } = assistantCopy;
  const persona = decidePersona({ url: { segment, cluster }, cookie: null });
  const button = selectPrimaryCallToAction(persona.result.segment);
  return [
    `${view.opening} ${view.segment[segment]} ${view.cluster[cluster]}.`,
    ruleCopy[persona.reason.ruleId].because,
    `${view.button} “${callToActionCopy[button.result].label}”.`,
    view.change,
  ].join(' ');
}

/** Leaves room for the source, within the limit of sixty words per reply. */
const MAX_WORDS = 52;
const MAX_WORDS_EACH = 25;
const MAX_WORDS_OF_PAGE = 34;

/** The relevant sentences, their source and a button that leads somewhere else. */
export function composeAnswer(resolved: Resolved, segment?: Segment): LocalAnswer {
  const { band, passages, others, text: question, isAsked, score } = resolved;
  const { unknown, unsure, near, askUs, readMore, and } = assistantCopy;
  const [first, second] = passages;
  if (!first) {
    const hrefs = [...new Set(others.map(({ href }) => href))];
    const isOffer = band === 'middle';
    const places = hrefs.length > 0 ? ` ${near} ${hrefs.join(` ${and} `)}.` : '';
    return {
      kind: 'unknown',
      band,
      text: isOffer ? unsure : `${unknown}${places} ${askUs}`,
      hrefs,
      action: nextSteps.contact,
      suggestions: isOffer ? [...new Set(others.map(({ title }) => title))] : [],
      cards: isOffer ? others.map(toCard) : [],
      score,
    };
  }
  const quotes = passages.map((passage) => {
    const quoted = quote(passage, second ? MAX_WORDS_EACH : MAX_WORDS);
    return isAsked && isYesNoQuestion(question) ? quoted : dropAssent(quoted);
  });
  const answer =
    second || band !== 'sure' ? quotes.join(' ') : appendSegmentCopy(first, quotes[0] ?? '', segment);
  const hrefs = [...new Set(passages.map(({ href }) => href))];
  const action = first.next ?? (first.kind === 'not-stated' ? nextSteps.contact : pickStep(first));
  const linked = hrefs.filter((href) => href !== action.href);
  const isLinked = linked.length > 0 && first.kind !== 'not-stated';
  return {
    kind: first.kind === 'not-stated' ? 'not-stated' : 'found',
    band,
    text: isLinked ? `${answer} ${readMore} ${linked.join(` ${and} `)}.` : answer,
    hrefs,
    action,
    suggestions: [...new Set(others.map(({ title }) => title))],
    cards: others.map(toCard),
    score,
  };
}

function pickStep({ href }: Passage): Link {
  const step = pageSteps[pageIdOf(href)];
  return !step || step.href === href ? openPage(href) : step;
}

const YES_NO =
  /^\W*(?:(?:so|and|but|ok|then|also|well)\W+)*(?:is|are|am|was|were|do|does|did|can|could|will|would|should|may|must|has|have|any)\b/i;
const NEGATED = /\b(?:not|never|without|no)\b|n['’]t\b/i;

const isYesNoQuestion = (question: string) => YES_NO.test(question) && !NEGATED.test(question);

/** 'Yes' and 'No' answer only the question that they were written for. */
function dropAssent(text: string): string {
  const rest = text.replace(/^(?:yes|no)[,.:;]\s+/i, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Whole sentences from the start, as many as there is room for. */
function quote({ text, kind }: Passage, maxWords: number): string {
  const limit = kind === 'fact' || kind === 'not-stated' ? maxWords : Math.min(maxWords, MAX_WORDS_OF_PAGE);
  let quoted = '';
  for (const sentence of splitSentences(text)) {
    if (quoted && countWords(quoted + sentence) > limit) break;
    quoted += sentence;
  }
  return quoted.trim();
}

/** Copy for the segment, if there is room. */
function appendSegmentCopy({ bySegment }: Passage, text: string, segment?: Segment): string {
  const own = (segment && bySegment?.[segment]) ?? '';
  return own && !text.includes(own) && countWords(`${text} ${own}`) <= MAX_WORDS ? `${text} ${own}` : text;
}

const countWords = (text: string): number => text.trim().split(/\s+/).length;
