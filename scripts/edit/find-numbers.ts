import type { Literal } from '../content/source';
import { isOfRoute, type TextQuery } from './find-places';

const MAX_NUMBERS = 3;

export const numberOf = ({ pieces: [piece] }: Literal) =>
  Number(piece && 'words' in piece ? piece.words : NaN);

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

/** Where the number of a computed text is written, such as 4.2 of '4.2 min': first in the file most of whose numbers are near it. */
export function findNumbers(all: readonly Literal[], { texts, around, path }: TextQuery): Literal[] {
  const sought = numbersIn(texts[0] ?? '');
  const near = numbersIn(around);
  const score = ({ file }: Literal) => {
    const inFile = all.filter((each) => each.file === file);
    const share = inFile.filter((each) => near.includes(numberOf(each))).length / inFile.length;
    return share + (isOfRoute(file, path) ? 1 : 0);
  };
  return all
    .filter((number) => sought.includes(numberOf(number)))
    .map((number) => ({ number, score: score(number) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_NUMBERS)
    .map(({ number }) => number);
}
