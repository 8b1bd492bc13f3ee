import { ROUTE_IDS, ROUTES, type Href, type RoutePath } from '@/lib/config/routes';
import { nextSteps } from '@/lib/content/answers/next-steps';
import { assistantCopy } from '@/lib/content/assistant';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import type { Link } from '@/lib/content/link';
import { pageMetadata } from '@/lib/content/metadata';
import { ruleCopy } from '@/lib/content/rules';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { decidePersona } from '@/lib/personalization/decide-persona';
import { DEFAULT_PERSONA, type Persona, type Segment } from '@/lib/personalization/persona';
import { pageOf } from './find-passages';
import { listTerms } from './list-terms';
import { isOutOfBounds } from './out-of-bounds';
import type { Passage } from './passage';
import { readLanguage } from './read-language';
import { listSources, resolveQuestion, type ChatTurn } from './resolve-question';

export type LocalQuestion = {
  message: string;
  history?: readonly ChatTurn[];
  audience?: Pick<Persona, 'segment' | 'cluster'>;
  page?: RoutePath;
};

export type LocalAnswer = {
  /** `closest`: hedged, near the question. `not-stated`: the site is known not to state it. */
  kind: 'polite' | 'explained' | 'found' | 'closest' | 'not-stated' | 'unknown';
  text: string;
  hrefs: readonly Href[];
  action?: Link;
};

export function answerLocally(question: LocalQuestion): LocalAnswer {
  const { message, history = [], audience = DEFAULT_PERSONA, page = ROUTES.home } = question;
  const smallTalk = readSmallTalk(message);
  if (smallTalk) return { kind: 'polite', text: assistantCopy.small[smallTalk], hrefs: [] };
  if (asksAboutTheView(message)) {
    const hrefs = [`${ROUTES.settings}#personalization`, `${ROUTES.features}#documentation`] as const;
    return { kind: 'explained', text: explainView(audience), hrefs, action: nextSteps.settings };
  }
  const { opening, text } = readLanguage(message.replace(LEADING_GREETING, ''));
  const resolved = resolveQuestion({ message: text, history, page, segment: audience.segment });
  const { passages, isSure } = resolved;
  const composed = composeAnswer({
    passages,
    isSure,
    question: resolved.text,
    segment: audience.segment,
  });
  return {
    kind: readKind(passages, isSure),
    text: opening ? `${opening} ${composed}` : composed,
    hrefs: passages[0]?.kind === 'small-talk' ? [] : [...new Set(passages.map(({ href }) => href))],
    ...chooseAction(passages),
  };
}

function readKind([first]: readonly Passage[], isSure: boolean): LocalAnswer['kind'] {
  if (!first) return 'unknown';
  if (first.kind === 'small-talk') return 'polite';
  if (first.kind === 'not-stated') return 'not-stated';
  return isSure ? 'found' : 'closest';
}

function chooseAction(passages: readonly Passage[]): Pick<LocalAnswer, 'action'> {
  const [first] = passages;
  if (!first) return { action: nextSteps.contact };
  const next = passages.find((passage) => passage.next)?.next;
  if (next) return { action: next };
  return first.kind === 'small-talk' ? {} : { action: openPage(first.href) };
}

const MAX_SOURCES = 8;

export function selectSources(question: LocalQuestion): Passage[] {
  const { message, history = [], audience, page = ROUTES.home } = question;
  if (readSmallTalk(message) || asksAboutTheView(message) || isOutOfBounds(message)) return [];
  const query = { message: readLanguage(message).text, history, page, segment: audience?.segment };
  return listSources(query, MAX_SOURCES);
}

function openPage(href: Href): Link {
  const [id] = ROUTE_IDS.filter((known) => ROUTES[known] === pageOf(href));
  return { label: `${assistantCopy.actions.open} ${pageMetadata[id ?? 'home'].name}`, href };
}

type SmallTalk = keyof typeof assistantCopy.small;

/** Small talk is short. Longer messages skip the regular expressions. */
const MAX_LENGTH = 80;

const GREETING =
  'hi+|hello+|hey+|howdy|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there';

/** 'Good morning, what does it cost?' */
const LEADING_GREETING = new RegExp(`^\\W*(?:${GREETING})[\\s,.!:-]+(?=\\S+\\s+\\S)`, 'iu');

const THANKS = 'thanks?|thank you|thanx|thx|ty|cheers|much appreciated|appreciate it';
const GOODBYE = 'bye+|goodbye|good bye|see (?:you|ya)|cu|ciao|have a (?:nice|good|great) day|good night';

const ACKNOWLEDGMENTS =
  'ok(?:ay)?|great|nice|cool|perfect|super|awesome|yes|yeah|no|nope|i see|got it|understood|helps|helped';

const FILLERS =
  "(?:ok(?:ay)?|yes|yeah|no|nope|i see|got it|understood|great|nice|cool|perfect|super|awesome|very|so|a lot|a bunch|that'?s all|that is all|for (?:your|the) (?:help|answers?)|that (?:helps|helped)(?: a lot)?|again|then|now|for now|there|everyone|team|bot|assistant|you|much|how are you(?: doing)?|all)";

const only = (...words: readonly string[]) =>
  new RegExp(`^(?:(?:${[...words, FILLERS].join('|')})[\\s,.!?:;)(-]*)+$`, 'iu');

const has = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');

function readSmallTalk(message: string): SmallTalk | null {
  if (message.length > MAX_LENGTH) return null;
  const isSmallTalk = only(GREETING, THANKS, GOODBYE).test(message);
  if (!isSmallTalk) return null;
  if (has(GOODBYE).test(message)) return 'goodbye';
  if (has(THANKS).test(message)) return 'thanks';
  if (has(GREETING).test(message)) return 'greeting';
  return has(ACKNOWLEDGMENTS).test(message) ? 'noted' : null;
}

type Audience = Pick<Persona, 'segment' | 'cluster'>;

const ABOUT_THE_VIEW =
  /\bwhy\b.{0,40}\b(?:i|me|my|this|the|your)\b.{0,20}\b(?:see|seeing|shown|showing|get|getting|page|site|view|headline|button|version|text|words)\b|\bwhy (?:this|is this)\b.{0,20}\b(?:page|view|version|site)\b|\bwhy (?:am i|do you|does (?:it|this|the)).{0,40}\b(?:innovation leaders?|developers?|sales prospects?|explorers?|researchers?|converters?)\b|\bwhy (?:is|are|does|do)\b.{0,40}\b(?:buttons?|headlines?|hero)\b|\bwhat (?:segment|cluster|persona) (?:am i|do i)\b|\bwh(?:o|at) do you think i am\b/i;

/** Questions about a part of the page are answered by search. */
const ABOUT_A_PART =
  /\b(?:navigation|menu|sidebar|links?|blocks?|recommendations?|recommended|article|sorted|order)\b/i;

function asksAboutTheView(message: string): boolean {
  return ABOUT_THE_VIEW.test(message) && !ABOUT_A_PART.test(message);
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
    view.rules,
  ].join(' ');
}

/** Leaves room for the source, within the limit of sixty words per reply. */
const MAX_WORDS = 54;
const MAX_WORDS_EACH = 26;

type Composition = {
  passages: readonly Passage[];
  isSure: boolean;
  question: string;
  segment?: Segment;
};

/** The relevant sentences, followed by their source. */
export function composeAnswer({ passages, isSure, question, segment }: Composition): string {
  const { unknown, closest, readMore, and } = assistantCopy;
  const [first, second] = passages;
  if (!first) return unknown;
  if (first.kind === 'small-talk') return first.text;
  const opening = isSure || first.kind === 'not-stated' ? '' : `${closest} `;
  const firstQuote = quote(first, question, second ? MAX_WORDS_EACH : MAX_WORDS);
  const room = 2 * MAX_WORDS_EACH - countWords(`${opening}${firstQuote}`);
  const secondQuote = second ? quote(second, question, isSure ? MAX_WORDS_EACH : room) : '';
  const quotesBoth = isSure || countWords(secondQuote) <= room;
  const answer = second
    ? quotesBoth
      ? `${firstQuote} ${secondQuote}`
      : firstQuote
    : appendSegmentCopy(first, firstQuote, segment);
  const places = [...new Set((second && quotesBoth ? [first, second] : [first]).map(({ href }) => href))];
  return `${opening}${answer} ${readMore} ${places.join(` ${and} `)}.`;
}

/** Quotes text written as an answer from its start, and longer texts by the sentences relevant to the question. */
function quote({ text, kind }: Passage, question: string, maxWords: number): string {
  const sentences = splitSentences(text);
  const isWritten = kind === 'fact' || kind === 'not-stated' || kind === 'this-page';
  const questionTerms = new Set(listTerms(question));
  const matches = sentences.map(
    (sentence) => new Set(listTerms(sentence).filter((term) => questionTerms.has(term))).size,
  );
  const start = isWritten ? 0 : Math.max(0, matches.indexOf(Math.max(...matches)));
  let quoted = '';
  for (const sentence of sentences.slice(start)) {
    if (quoted && countWords(quoted + sentence) > maxWords) break;
    quoted += sentence;
  }
  return quoted.trim();
}

/** Copy for the segment, if there is room. */
function appendSegmentCopy({ bySegment }: Passage, text: string, segment?: Segment): string {
  const own = (segment && bySegment?.[segment]) ?? '';
  return own && !text.includes(own) && countWords(`${text} ${own}`) <= MAX_WORDS ? `${text} ${own}` : text;
}

function splitSentences(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*(?:\s|$)/g) ?? [text];
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}
