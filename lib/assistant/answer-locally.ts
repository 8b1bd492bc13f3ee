import { ROUTES, type Href, type RoutePath } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { ruleCopy } from '@/lib/content/rules';
import { selectPrimaryCallToAction } from '@/lib/personalization/call-to-action';
import { decidePersona } from '@/lib/personalization/decide-persona';
import { DEFAULT_PERSONA, type Persona, type Segment } from '@/lib/personalization/persona';
import { findPassages, rankPassages, type ChatTurn } from './find-passages';
import type { Passage } from './passage';
import { passages } from './passages';

const MIN_PART_LENGTH = 8;
const MAX_PARTS = 6;

export type LocalQuestion = {
  message: string;
  history?: readonly ChatTurn[];
  audience?: Pick<Persona, 'segment' | 'cluster'>;
  /** The page that is open. */
  page?: RoutePath;
};

/** The next step, shown as a button below the answer. */
export type NextStep = { label: string; href: Href };

export type LocalAnswer = {
  /** `closest`: hedged, near the question. `not-stated`: the site is known to be silent about it. */
  kind: 'polite' | 'explained' | 'found' | 'closest' | 'not-stated' | 'unknown';
  text: string;
  hrefs: readonly Href[];
  action?: NextStep;
};

export function answerLocally(question: LocalQuestion): LocalAnswer {
  const { message, history = [], audience = DEFAULT_PERSONA } = question;
  const smallTalk = readSmallTalk(message);
  if (smallTalk) return { kind: 'polite', text: assistantCopy.small[smallTalk], hrefs: [] };
  if (asksAboutTheView(message)) return { kind: 'explained', ...explainView(audience) };
  const found = findInParts(message, history);
  return {
    kind: found.length > 0 ? 'found' : 'unknown',
    text: composeAnswer(found, audience.segment),
    hrefs: found.map(({ href }) => href),
  };
}

/** A message of several sentences is answered as a whole, or by the last answerable sentence. */
function findInParts(message: string, history: readonly ChatTurn[]): Passage[] {
  const whole = isOutOfBounds(message) ? [] : findPassages(passages, message, history);
  const parts = message.split(/(?<=[.!?;\n])\s+/).filter((part) => part.length >= MIN_PART_LENGTH);
  if (whole.length > 0 || parts.length === 0) return whole;
  for (const part of parts.slice(-MAX_PARTS).reverse()) {
    const found = isOutOfBounds(part) ? [] : findPassages(passages, part);
    if (found.length > 0) return found;
  }
  return [];
}

const MAX_SOURCES = 6;

/** A model may find an answer where keywords alone do not. */
const MIN_SOURCE_SHARE = 0.25;

export function selectSources({ message, history = [] }: LocalQuestion): Passage[] {
  if (readSmallTalk(message) || asksAboutTheView(message) || isOutOfBounds(message)) return [];
  return rankPassages(passages, message, history)
    .filter(({ share }) => share >= MIN_SOURCE_SHARE)
    .slice(0, MAX_SOURCES)
    .map(({ passage }) => passage);
}

type SmallTalk = keyof typeof assistantCopy.small;

/** Small talk is short; longer messages skip the regular expressions. */
const MAX_LENGTH = 80;

const GREETING =
  'hi+|hello+|hey+|howdy|greetings|good (?:morning|afternoon|evening|day)|hi there|hello there|hey there';

const THANKS = 'thanks?|thank you|thanx|thx|ty|cheers|much appreciated|appreciate it';
const GOODBYE = 'bye+|goodbye|good bye|see (?:you|ya)|cu|ciao|have a (?:nice|good|great) day|good night';

const NODS =
  'ok(?:ay)?|great|nice|cool|perfect|super|awesome|yes|yeah|no|nope|i see|got it|understood|helps|helped';

const AROUND =
  "(?:ok(?:ay)?|yes|yeah|no|nope|i see|got it|understood|great|nice|cool|perfect|super|awesome|very|so|a lot|a bunch|that'?s all|that is all|for (?:your|the) (?:help|answers?)|that (?:helps|helped)(?: a lot)?|again|then|now|for now|there|everyone|team|bot|assistant|you|much|how are you(?: doing)?|all)";

const only = (...words: readonly string[]) =>
  new RegExp(`^(?:(?:${[...words, AROUND].join('|')})[\\s,.!?:;)(-]*)+$`, 'iu');

const has = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');

const ABILITIES =
  /^\W*(?:(?:so|hi|hello|hey)\W+)?(?:what|how) (?:can|could|do|are) you (?:do(?: for me)?|help(?: me)?(?: with)?|able to do|know(?: about)?|answer)\W*$|^\W*(?:can you )?help(?: me)?(?: please)?\W*$|^\W*what can i ask(?: you)?\W*$|^\W*(?:are you|is this) (?:a )?(?:bot|robot|human|real|an? ai)\b[^.?!]{0,30}\W*$|^\W*(?:are you|r u) (?:chat ?gpt|gpt|claude|gemini|siri|alexa|an? [\w ]*model)\W*$|^\W*(?:what|which) (?:language )?(?:model|bot|ai) are you\W*$/i;

function readSmallTalk(message: string): SmallTalk | null {
  if (message.length > MAX_LENGTH) return null;
  if (ABILITIES.test(message)) return 'abilities';
  const isSmall = only(GREETING, THANKS, GOODBYE).test(message);
  if (!isSmall) return null;
  if (has(GOODBYE).test(message)) return 'goodbye';
  if (has(THANKS).test(message)) return 'thanks';
  if (has(GREETING).test(message)) return 'greeting';
  return has(NODS).test(message) ? 'noted' : null;
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

function explainView({ segment, cluster }: Audience): { text: string; hrefs: Href[] } {
  const { view } = assistantCopy;
  const persona = decidePersona({ url: { segment, cluster }, cookie: null });
  const button = selectPrimaryCallToAction(persona.result.segment);
  const sentences = [
    `${view.opening} ${view.segment[segment]} ${view.cluster[cluster]}.`,
    ruleCopy[persona.reason.ruleId].because,
    `${view.button} “${callToActionCopy[button.result].label}”. ${ruleCopy[button.reason.ruleId].because}`,
    view.change,
    view.rules,
  ];
  return {
    text: sentences.join(' '),
    hrefs: [`${ROUTES.settings}#personalization`, `${ROUTES.features}#documentation`],
  };
}

const MAX_QUOTE_LENGTH = 420;

export function composeAnswer([first, ...others]: readonly Passage[], segment?: Segment): string {
  const { unknown, readMore, seeAlso, and } = assistantCopy;
  if (!first) return unknown;
  const own = (segment && first.bySegment?.[segment]) ?? '';
  const places = others.map(({ href }) => href).filter((href) => href !== first.href);
  // '/ and' would not be read as a link.
  const more = [
    ...places.filter((href) => href !== ROUTES.home),
    ...places.filter((href) => href === ROUTES.home),
  ];
  const sentences = [
    quote(own && !first.text.includes(own) ? `${first.text} ${own}` : first.text),
    `${readMore} ${first.href}.`,
    ...(more.length > 0 ? [`${seeAlso} ${more.join(` ${and} `)}.`] : []),
  ];
  return sentences.join(' ');
}

function quote(text: string): string {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*(?:\s|$)/g) ?? [text];
  let quoted = '';
  for (const sentence of sentences) {
    if (quoted && quoted.length + sentence.length > MAX_QUOTE_LENGTH) break;
    quoted += sentence;
  }
  return quoted.trim();
}

/** Never answered: prompt injection and requests for secrets. */
const ATTEMPTS: readonly RegExp[] = [
  /\b(?:system|hidden|initial|secret) (?:prompt|instructions?|message)\b/i,
  /\b(?:repeat|print|reveal|output|show)\b.{0,40}\b(?:text above|words above|above this|prompt|instructions|verbatim|word for word)\b/i,
  /\b(?:ignore|forget|disregard|override)\b.{0,30}\b(?:previous|prior|above|all|your)\b.{0,20}\b(?:instructions?|prompts?|rules|messages?)\b/i,
  /\byou are (?:now )?(?:dan|free|no longer)\b|\bjailbreak\b|\bpretend (?:to be|you)\b|\bact as (?:a|an|if)\b|\brole-?play\b/i,
  /\b(?:passwords?|passphrases?|credentials|secret keys?|private keys?|access tokens?)\b|_API_KEY\b|\benvironment variables?\b/i,
  /\b(?:other|another|all) (?:visitors?|users?|people|customers?)(?:['’]s?)?\b.{0,20}\b(?:messages?|chats?|data|history|rows|e-?mails?|conversations?)\b/i,
  /\b(?:messages?|chats?|data|history|rows|e-?mails?|conversations?|questions?)\b.{0,20}\b(?:of|from|by) (?:the )?(?:other|another|all)\b/i,
  /\bother (?:visitors?|users?|people|customers?)\b.{0,20}\b(?:asked?|said|sa(?:y|id)|wrote|written|typed?)\b/i,
  /\b(?:drop|truncate|alter) table\b|\bunion select\b|<\/?(?:script|img|iframe|svg)\b|\bjavascript:/i,
];

function isOutOfBounds(message: string): boolean {
  return ATTEMPTS.some((attempt) => attempt.test(message));
}
