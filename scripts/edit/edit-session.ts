import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitOf } from '../content/kinds';
import { countReaders, siblingKeyPaths } from './audience';
import { findPlaces, type Found, type PlaceQuery } from './find-places';
import { findNumbers } from './find-numbers';
import { createPlaceIndex, isCode, type Place, type PlaceIndex } from './place';
import { EditError, replaceLiteral, toEditable } from './write-text';

export type PlaceSummary = {
  id: string;
  file: string;
  line: number;
  keyPath: string;
  text: string;
  readers: number;
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

export type FileChange = { file: string; before: string; after: string };

const MAX_MENTIONS = 20;
const MIN_MENTION_LENGTH = 6;

export const keyOf = ({ file, keyPath }: Pick<Place, 'file' | 'keyPath'>) => `${file}#${keyPath.join('.')}`;

export class EditSession {
  readonly #root: string;
  readonly #index: PlaceIndex;
  readonly #ids = new Map<string, string>();
  readonly #keys = new Map<string, string>();
  readonly #history: FileChange[][] = [];

  constructor(root: string) {
    this.#root = root;
    this.#index = createPlaceIndex(root);
  }

  warmUp(): void {
    this.#index.places();
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
      places: places.map((place) => this.#summarize(place)),
      numbers: numbers.map((number) => ({ ...number, keyPath: number.keyPath.join(' › ') })),
    };
  }

  /** The text nearest to a line of a file, preferably of this field. */
  idAt(file: string, line: number, field: string): string | null {
    const after = this.#index.places().filter((place) => place.file === file && place.line >= line);
    const first = after.filter((place) => place.line === after[0]?.line);
    const place = first.find(({ keyPath }) => keyPath.at(-1) === field) ?? first[0];
    return place ? this.#summarize(place).id : null;
  }

  describe(id: string): PlaceDetails {
    const all = this.#index.places();
    const place = this.#get(id);
    const text = toEditable(place);
    const limit = limitOf(place.file.replace('lib/content/', ''), place.keyPath);
    const others = all.filter((other) => other !== place);
    const same = others.filter((other) => toEditable(other) === text);
    const mentions = others.filter(({ value }) => value !== place.value && mentionsText(value, place.value));
    const byKey = new Map(all.map((each) => [keyOf(each), each]));
    const siblings = siblingKeyPaths(place).flatMap((keyPath) => {
      const sibling = byKey.get(keyOf({ file: place.file, keyPath }));
      const audience = keyPath.filter((name, at) =>
        siblingKeyPaths(place).some((other) => other[at] !== name),
      );
      return sibling ? [{ ...this.#summarize(sibling), audience: audience.join(', ') }] : [];
    });
    const codes = new Set(place.pieces.filter(isCode).map(({ code }) => normalize(code)));
    return {
      ...this.#summarize(place),
      limit,
      isSample: place.isSample,
      same: same.map((other) => this.#summarize(other)),
      mentions: mentions.slice(0, MAX_MENTIONS).map((other) => this.#summarize(other)),
      siblings,
      sources: others.filter((other) => codes.has(codeOf(other))).map((other) => this.#summarize(other)),
      insertions: all.filter(({ pieces }) =>
        pieces.some((piece) => isCode(piece) && normalize(piece.code) === codeOf(place)),
      ).length,
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
    const changes = files.map((file) => {
      const written = readFileSync(join(this.#root, file), 'utf8');
      // From the end, so that earlier positions stay valid.
      const own = places.filter((place) => place.file === file).sort((a, b) => b.start - a.start);
      const after = own.reduce((changed, place) => replaceLiteral(changed, place, text), written);
      return { file, before: written, after };
    });
    this.apply(changes.filter((change) => change.before !== change.after));
  }

  /** Writes files, all or none. */
  apply(changes: readonly FileChange[]): void {
    for (const { file, before } of changes)
      if (this.#read(file) !== before) throw new EditError(`${file} has changed in the meantime. Try again.`);
    for (const { file, after } of changes) this.#write(file, after);
    if (changes.length > 0) this.#history.push([...changes]);
  }

  undo(): string[] {
    const last = this.#history.at(-1);
    if (!last) throw new EditError('There is nothing to undo.');
    for (const { file, after } of last) {
      if (this.#read(file) !== after) {
        throw new EditError(`${file} has been changed since, so this cannot be undone here.`);
      }
    }
    for (const { file, before } of last) this.#write(file, before);
    this.#history.pop();
    return last.map(({ file }) => file);
  }

  #read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  #write(file: string, text: string): void {
    writeFileSync(join(this.#root, file), text);
  }

  #get(id: string): Place {
    const key = this.#keys.get(id);
    const place = key === undefined ? undefined : this.#index.places().find((each) => keyOf(each) === key);
    if (!place) throw new EditError('This text no longer exists. Point at the words again.');
    return place;
  }

  #summarize(place: Place): PlaceSummary {
    const key = keyOf(place);
    const id = this.#ids.get(key) ?? randomUUID();
    this.#ids.set(key, id);
    this.#keys.set(id, key);
    const { file, line, keyPath } = place;
    return {
      id,
      file,
      line,
      keyPath: keyPath.join(' › '),
      text: toEditable(place),
      readers: countReaders(place),
    };
  }
}

const codeOf = ({ keyPath }: Place) => keyPath.join('.');
const normalize = (code: string) => code.replaceAll(/\[['"]([^'"]+)['"]\]/g, '.$1');

const mentionsText = (text: string, words: string) =>
  words.length >= MIN_MENTION_LENGTH && text.toLowerCase().includes(words.toLowerCase());
