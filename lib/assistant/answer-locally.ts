import type { Href } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { DEFAULT_PERSONA, type Persona } from '@/lib/personalization/persona';
import { composeAnswer } from './compose-answer';
import { asksAboutTheView, explainView } from './explain-view';
import { findPassages, rankPassages, type ChatTurn } from './find-passages';
import { isOutOfBounds } from './is-out-of-bounds';
import type { Passage } from './passage';
import { passages } from './passages';
import { readSmallTalk } from './small-talk';

const MIN_PART_LENGTH = 8;
const MAX_PARTS = 6;

export type LocalQuestion = {
  message: string;
  /** Oldest first, without the message itself. */
  history?: readonly ChatTurn[];
  audience?: Pick<Persona, 'segment' | 'cluster'>;
};

export type LocalAnswer = {
  kind: 'polite' | 'explained' | 'found' | 'unknown';
  text: string;
  /** The places it stands on, the most important first. */
  hrefs: readonly Href[];
};

/** An answer in full sentences from the words of this site alone, without a model. */
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

/** A message of several sentences is answered as a whole or by the last of them that can be. */
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
/** A model may find an answer where the words alone do not show one. */
const MIN_SOURCE_SHARE = 0.25;

/** What a model may answer from, best first; none where asking one would be of no use. */
export function selectSources({ message, history = [] }: LocalQuestion): Passage[] {
  if (readSmallTalk(message) || asksAboutTheView(message) || isOutOfBounds(message)) return [];
  return rankPassages(passages, message, history)
    .filter(({ share }) => share >= MIN_SOURCE_SHARE)
    .slice(0, MAX_SOURCES)
    .map(({ passage }) => passage);
}
