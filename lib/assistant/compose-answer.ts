import { assistantCopy } from '@/lib/content/assistant';
import type { Segment } from '@/lib/personalization/persona';
import { listTerms } from './list-terms';
import type { Passage } from './passage';

/** With the address behind it, an answer stays within sixty words. */
const MAX_WORDS = 54;
const MAX_WORDS_OF_TWO = 26;

export type Composition = {
  passages: readonly Passage[];
  /** False for the closest thing that the site says. */
  isSure: boolean;
  question: string;
  segment?: Segment;
};

/** The sentences that answer, then where they stand. */
export function composeAnswer({ passages, isSure, question, segment }: Composition): string {
  const { unknown, closest, readMore, and } = assistantCopy;
  const [first, second] = passages;
  if (!first) return unknown;
  if (first.kind === 'small-talk') return first.text;
  const opening = isSure || first.kind === 'not-stated' ? '' : `${closest} `;
  const own = quote(first, question, second ? MAX_WORDS_OF_TWO : MAX_WORDS);
  const room = 2 * MAX_WORDS_OF_TWO - countWords(`${opening}${own}`);
  const other = second ? quote(second, question, isSure ? MAX_WORDS_OF_TWO : room) : '';
  const isBoth = isSure || countWords(other) <= room;
  const said = second ? (isBoth ? `${own} ${other}` : own) : speakTo(first, own, segment);
  const places = [...new Set((second && isBoth ? [first, second] : [first]).map(({ href }) => href))];
  return `${opening}${said} ${readMore} ${places.join(` ${and} `)}.`;
}

/** What was written as an answer is quoted from its start; of a longer text, the sentences that the question is about. */
function quote({ text, kind }: Passage, question: string, mostWords: number): string {
  const sentences = splitSentences(text);
  const isWritten = kind === 'fact' || kind === 'not-stated' || kind === 'this-page';
  const asked = new Set(listTerms(question));
  const matches = sentences.map(
    (sentence) => new Set(listTerms(sentence).filter((term) => asked.has(term))).size,
  );
  const start = isWritten ? 0 : Math.max(0, matches.indexOf(Math.max(...matches)));
  let quoted = '';
  for (const sentence of sentences.slice(start)) {
    if (quoted && countWords(quoted + sentence) > mostWords) break;
    quoted += sentence;
  }
  return quoted.trim();
}

/** The segment's own words, where there is room. */
function speakTo({ bySegment }: Passage, said: string, segment?: Segment): string {
  const own = (segment && bySegment?.[segment]) ?? '';
  return own && !said.includes(own) && countWords(`${said} ${own}`) <= MAX_WORDS ? `${said} ${own}` : said;
}

function splitSentences(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*["”’)]*(?:\s|$)/g) ?? [text];
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}
