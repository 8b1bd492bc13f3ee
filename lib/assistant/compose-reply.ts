import type { ChatCard, ChatReply } from '@/lib/calls/chat';
import { ROUTES, type Href } from '@/lib/config/routes';
import { nextSteps } from '@/lib/content/answers/next-steps';
import { assistantCopy as copy } from '@/lib/content/assistant';
import type { Link } from '@/lib/content/calls-to-action';
import { pageMetadata } from '@/lib/content/metadata';
import type { Segment } from '@/lib/personalization/persona';
import { sitePlaces, siteSections } from '@/lib/site-search/site-places';
import { pageIdOf } from './context-passages';
import type { Passage } from './passage';
import { splitSentences } from './terms';

/** `sure`: passages that answer. `maybe`: that may. `isAsked`: whether the message is a passage's own question. */
export type Parts = {
  sure: readonly Passage[];
  maybe: readonly Passage[];
  /** Questions that nothing was found for. */
  unknown: readonly string[];
  isAsked: boolean;
};

const line = (text: string) => ({ text, place: null });

/** A line of the assistant's own. */
export const composeLine = (text: string, next: Link | null = null): ChatReply => ({
  answers: [line(text)],
  cards: [],
  next,
});

export function composeReply({ sure, maybe, unknown, isAsked }: Parts, segment: Segment): ChatReply {
  const [first] = sure;
  if (!first && maybe.length === 0) return composeLine(`${copy.unknown} ${copy.askUs}`, nextSteps.contact);
  const answers = sure.map((passage) => {
    const text = writeText(passage, segment);
    return { text: isAsked ? text : dropAssent(text), place: describePlace(passage.href) };
  });
  const gaps = unknown.map((question) => line(`${copy.unknownPart} “${shorten(question)}”. ${copy.askUs}`));
  return {
    answers: [...answers, ...gaps, ...(maybe.length > 0 ? [line(copy.mayBe)] : [])],
    cards: maybe.map((passage) => composeCard(passage, segment)),
    next: first ? chooseNext(first, segment) : nextSteps.contact,
  };
}

const MAX_QUOTED_WORDS = 12;

function shorten(question: string): string {
  const words = question.trim().split(/\s+/);
  return words.length > MAX_QUOTED_WORDS
    ? `${words.slice(0, MAX_QUOTED_WORDS).join(' ')} …`
    : words.join(' ').replace(/[,;:]$/, '');
}

export function composeCard(passage: Passage, segment: Segment): ChatCard {
  const { question, href, text } = passage;
  return {
    question,
    heading: describePlace(href).label,
    firstSentence: (splitSentences(text)[0] ?? '').trim(),
    text: writeText(passage, segment),
    href,
  };
}

/** A reply as text, for clients that show nothing else. */
export function writeReply({ answers, cards, next }: ChatReply): string {
  const paragraphs = [
    ...answers.map(({ text, place }) => (place ? `${text} ${place.label}: ${place.href}` : text)),
    ...cards.map(({ question, firstSentence, href }) => `${question} ${firstSentence} ${href}`),
    ...(next ? [`${next.label}: ${next.href}`] : []),
  ];
  return paragraphs.join('\n\n');
}

/** Names of parts of a page, such as Careers. */
const headings: ReadonlyMap<string, string> = new Map(
  [...siteSections, ...sitePlaces]
    .filter(({ kind, href }) => kind !== 'question' && href.includes('#'))
    .map(({ href, title }) => [href, title]),
);

const describePlace = (href: Href): Link => ({
  label: headings.get(href) ?? pageMetadata[pageIdOf(href)].name,
  href,
});

const ASSENT = /^(?:yes|no)[,.:;]\s+/i;

/** 'Yes' and 'No' answer only the question that they were written for. */
export function dropAssent(text: string): string {
  const rest = text.replace(ASSENT, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

const MAX_WORDS = 60;

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** With the segment's own sentence, if there is room. */
function writeText({ text, bySegment }: Passage, segment: Segment): string {
  const own = bySegment?.[segment] ?? '';
  const all = `${text} ${own}`;
  return own === '' || text.includes(own) || countWords(all) > MAX_WORDS ? text : all;
}

const SEGMENT_STEPS: Readonly<Record<Segment, readonly Link[]>> = {
  'innovation-leader': [nextSteps.demo, nextSteps.products],
  developer: [nextSteps.docs, nextSteps.firstCall, nextSteps.calls],
  'sales-prospect': [nextSteps.trial, nextSteps.prices],
};

/** Places that a question about them is better led to than to the segment's own step. */
const OWN_STEPS: Readonly<Partial<Record<string, Link>>> = {
  [`${ROUTES.pricing}#trial`]: nextSteps.trial,
  [`${ROUTES.settings}#privacy`]: nextSteps.privacy,
  [`${ROUTES.settings}#accessibility`]: nextSteps.accessibility,
  [`${ROUTES.settings}#theme`]: nextSteps.theme,
  [`${ROUTES.settings}#personalization`]: nextSteps.settings,
};

/** The passage's own step, or the segment's, and never to where the answer already leads. */
function chooseNext({ next, kind, href }: Passage, segment: Segment): Link | null {
  if (next) return next;
  if (kind === 'not-stated') return nextSteps.contact;
  return OWN_STEPS[href] ?? SEGMENT_STEPS[segment].find((step) => !href.startsWith(step.href)) ?? null;
}
