import type { Href } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/content/assistant';
import { DEFAULT_PERSONA, type Persona } from '@/lib/personalization/persona';
import { composeAnswer } from './compose-answer';
import { asksAboutTheView, explainView } from './explain-view';
import { findPassages, type ChatTurn } from './find-passages';
import { isOutOfBounds } from './is-out-of-bounds';
import { passages } from './passages';
import { readSmallTalk } from './small-talk';

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
function findInParts(message: string, history: readonly ChatTurn[]) {
  const parts = message.split(/(?<=[.!?;\n])\s+/).filter((part) => part.trim());
  const whole = isOutOfBounds(message) ? [] : findPassages(passages, message, history);
  if (whole.length > 0 || parts.length < 2) return whole;
  return (
    parts
      .filter((part) => !isOutOfBounds(part))
      .map((part) => findPassages(passages, part))
      .findLast((found) => found.length > 0) ?? []
  );
}
