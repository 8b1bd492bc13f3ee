import { courtesies } from '@/lib/content/answers/small-talk';
import { listWords } from './terms';

const reverse = (phrase: string) => phrase.split(' ').toReversed().join(' ');

const openings: ReadonlySet<string> = new Set(courtesies.openings);
const closings: ReadonlySet<string> = new Set(courtesies.closings.map(reverse));

/** Of phrases in words, longest first. */
const LENGTHS = [5, 4, 3, 2, 1];

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
