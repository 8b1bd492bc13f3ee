import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PERSONAS } from '@/lib/personalization/persona';
import { limitOf } from '../content/kinds';
import { CONTENT } from '../content/read-content';
import { joinKeys, keyPathOf, type Literal } from '../content/source';
import { countReaders, isVariant } from './audience';
import { findPlaces, type Found, isOfRoute, type PlaceQuery, type TextQuery } from './find-places';
import { createPlaceIndex, isCode, type Place } from './place';
import { EditError, replaceLiteral, toEditable } from './write-text';

export type PlaceSummary = {
  id: string;
  /** Relative to the project. */
  file: string;
  line: number;
  keyPath: string;
  text: string;
  /** Kinds of visitors who read it, of all. */
  readers: number;
  visitors: number;
};

export type PlaceDetails = PlaceSummary & {
  limit: { max: number; name: string } | null;
  isSample: boolean;
  /** Other places with the same copy, which can be changed together with this one. */
  same: PlaceSummary[];
  /** Longer texts that contain this copy; they are not changed. */
  mentions: PlaceSummary[];
  siblings: (PlaceSummary & { audience: string })[];
  sources: PlaceSummary[];
  /** How many texts insert this one. */
  insertions: number;
};

/** Where a number is written from which a text is computed. */
export type NumberSummary = { file: string; line: number; keyPath: string; value: number };

export type FoundPlaces = { kind: Found['kind']; places: PlaceSummary[]; numbers: NumberSummary[] };

/** A file before and after a change. */
type FileChange = { path: string; before: string; after: string };

const MAX_MENTIONS = 20;
const MIN_MENTION_LENGTH = 6;

const idOf = ({ file, keys }: Place) => `${file}#${joinKeys(keys)}`;

const locate = ({ file, line, keys }: Pick<Place, 'file' | 'line' | 'keys'>) => ({
  file: `${CONTENT}/${file}`,
  line,
  keyPath: keys.join(' › '),
});

const summarize = (place: Place): PlaceSummary => ({
  id: idOf(place),
  ...locate(place),
  text: toEditable(place),
  readers: countReaders(place),
  visitors: PERSONAS.length,
});

const insertsText = ({ pieces }: Place, { keys }: Place) =>
  pieces.some((piece) => isCode(piece) && keyPathOf(piece.code) === joinKeys(keys));

const mentionsText = ({ text }: Place, { text: words }: Place) =>
  words.length >= MIN_MENTION_LENGTH && text !== words && text.toLowerCase().includes(words.toLowerCase());

/** The texts of a checkout, and the changes made to them. */
export class EditSession {
  readonly #root: string;
  readonly #index;
  readonly #history: (readonly FileChange[])[] = [];

  constructor(root: string) {
    this.#root = root;
    this.#index = createPlaceIndex(root);
  }

  get undoable(): number {
    return this.#history.length;
  }

  find(query: PlaceQuery): FoundPlaces {
    const { kind, places } = findPlaces(this.#index.places(), query);
    const isComputed = kind === 'none' || kind === 'composed';
    const numbers = isComputed ? findNumbers(this.#index.numbers(), query) : [];
    return {
      kind,
      places: places.map(summarize),
      numbers: numbers.map((number) => ({ ...locate(number), value: numberOf(number) })),
    };
  }

  /** The text nearest to a line of a content file, preferably of this field. */
  idAt(file: string, line: number, field: string): string | null {
    const after = this.#index.places().filter((place) => place.file === file && place.line >= line);
    const first = after.filter((place) => place.line === after[0]?.line);
    const place = first.find(({ keys }) => keys.at(-1) === field) ?? first[0];
    return place ? idOf(place) : null;
  }

  describe(id: string): PlaceDetails {
    const all = this.#index.places();
    const place = this.#get(id);
    const others = all.filter((other) => other !== place);
    const variants = all.filter((other) => isVariant(place, other));
    const audienceOf = ({ keys }: Place) =>
      keys.filter((key, at) => variants.some((other) => other.keys[at] !== key)).join(', ');
    return {
      ...summarize(place),
      limit: limitOf(place.file, place.keys),
      isSample: place.isSample,
      same: others.filter((other) => toEditable(other) === toEditable(place)).map(summarize),
      mentions: others
        .filter((other) => mentionsText(other, place))
        // A claim's own sentence is beside it.
        .sort((one, other) => Number(other.file === place.file) - Number(one.file === place.file))
        .slice(0, MAX_MENTIONS)
        .map(summarize),
      siblings:
        variants.length > 1
          ? variants.map((other) => ({ ...summarize(other), audience: audienceOf(other) }))
          : [],
      sources: others.filter((other) => insertsText(place, other)).map(summarize),
      insertions: others.filter((other) => insertsText(other, place)).length,
    };
  }

  /**
   * @param ids of places that all have the text `before`
   * @param before as the editor saw it; changes made in the meantime are not overwritten
   */
  changeTexts(ids: readonly string[], before: string, text: string): void {
    const places = ids.map((id) => this.#get(id));
    if (places.some((place) => toEditable(place) !== before)) {
      throw new EditError('This text has been changed in its file in the meantime. Point at it again.');
    }
    const files = [...new Set(places.map(({ file }) => file))];
    const changes = files
      .map((file) => {
        const path = join(this.#root, CONTENT, file);
        const written = readFileSync(path, 'utf8');
        // From the end, so that earlier positions stay valid.
        const own = places.filter((place) => place.file === file).sort((a, b) => b.start - a.start);
        const after = own.reduce((changed, place) => replaceLiteral(changed, place, text), written);
        return { path, before: written, after };
      })
      .filter((change) => change.before !== change.after);
    for (const { path, after } of changes) writeFileSync(path, after);
    if (changes.length > 0) this.#history.push(changes);
  }

  /** @returns the names of the restored files */
  undo(): string[] {
    const last = this.#history.at(-1);
    if (!last) throw new EditError('There is nothing to undo.');
    for (const { path, after } of last) {
      if (readFileSync(path, 'utf8') !== after) {
        throw new EditError(`${this.#nameOf(path)} has been changed since, so this cannot be undone here.`);
      }
    }
    for (const { path, before } of last) writeFileSync(path, before);
    this.#history.pop();
    return last.map(({ path }) => this.#nameOf(path));
  }

  #nameOf(path: string): string {
    return relative(this.#root, path).replaceAll('\\', '/');
  }

  #get(id: string): Place {
    const place = this.#index.places().find((each) => idOf(each) === id);
    if (!place) throw new EditError('This text no longer exists. Point at the words again.');
    return place;
  }
}

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
