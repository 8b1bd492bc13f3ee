import { courtesies, smallTalk } from '@/lib/content/answers/small-talk';
import { listWords } from './terms';

const lines: ReadonlyMap<string, string> = new Map(
  Object.values(smallTalk).flatMap(({ line, messages }) => messages.map((message) => [message, line])),
);

/** Of phrases in words, longest first. */
const LENGTHS = [6, 5, 4, 3, 2, 1];

/** The reply to a message that asks nothing, or null. It may be several, as in 'ok great thanks'. */
export function readSmallTalk(message: string): string | null {
  const words = listWords(message);
  let reply: string | undefined;
  for (let start = 0; start < words.length;) {
    const length = LENGTHS.find((count) => lines.has(words.slice(start, start + count).join(' ')));
    if (!length) return null;
    reply ??= lines.get(words.slice(start, start + length).join(' '));
    start += length;
  }
  return reply ?? null;
}

const reverse = (phrase: string) => phrase.split(' ').toReversed().join(' ');

const openings: ReadonlySet<string> = new Set(courtesies.openings);
const closings: ReadonlySet<string> = new Set(courtesies.closings.map(reverse));

/** The words of a question without 'hi' and 'can you tell me' in front, and without 'please' at the end. */
export function dropCourtesy(question: string): string {
  const words = skip(listWords(question), openings);
  return skip(words.toReversed(), closings).toReversed().join(' ');
}

/** Something is always left. */
function skip(words: readonly string[], phrases: ReadonlySet<string>): readonly string[] {
  let start = 0;
  for (;;) {
    const length = LENGTHS.find(
      (count) => start + count < words.length && phrases.has(words.slice(start, start + count).join(' ')),
    );
    if (!length) return words.slice(start);
    start += length;
  }
}
