import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_FIELDS, isCopy, SEARCHED_FIELDS } from '../content/content';
import { CONTENT, listContentFiles } from '../content/read-content';
import { joinKeys, keyPathOf, readSource, writtenAt, type Literal, type Source } from '../content/source';

/** Part of a text: words, or `code` that inserts a value written elsewhere (null: computed). */
export type Piece = { words: string } | { code: string; value: string | null };

export const isCode = (piece: Piece): piece is { code: string; value: string | null } => 'code' in piece;

/** A text of lib/content that visitors may read. */
export type Place = Omit<Literal, 'pieces'> & {
  pieces: readonly Piece[];
  /** As visitors read it, without computed parts and line breaks. */
  text: string;
  /** A code sample, in which every character matters. */
  isSample: boolean;
};

export const squash = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Finds what the code of a text inserts. Constants have different names in different files. */
function createResolver(sources: readonly Source[]) {
  const literals = new Map(
    sources.map((source) => [source, new Map(source.literals.map((each) => [joinKeys(each.keys), each]))]),
  );
  const homes = new Map(
    sources.flatMap((source) =>
      [...source.lines.keys(), ...source.aliases.keys()].map((keys) => [keys, source]),
    ),
  );

  function valueAt(source: Source, keys: string): string | null {
    const written = writtenAt(source, keys);
    const literal = literals.get(source)?.get(written);
    if (literal) return valueOf(resolve(source, literal));
    const [constant = ''] = written.split('.');
    const home = homes.get(constant);
    return home && home !== source ? valueAt(home, written) : null;
  }

  function resolve(source: Source, { pieces }: Literal): Piece[] {
    return pieces.map((piece) =>
      'code' in piece ? { ...piece, value: valueAt(source, keyPathOf(piece.code)) } : piece,
    );
  }

  return resolve;
}

/** The whole text, or null if a part of it is computed. */
function valueOf(pieces: readonly Piece[]): string | null {
  const values = pieces.map((piece) => (isCode(piece) ? piece.value : piece.words));
  return values.includes(null) ? null : values.join('');
}

const isSampleField = (name: string) => CODE_FIELDS.has(name) || name === 'code';

/** Whether visitors read the text. Ids and URLs cannot be edited here. */
function isEditable([constant = '', ...keys]: readonly string[], text: string): boolean {
  if (keys.some((name) => isSampleField(name) || SEARCHED_FIELDS.has(name))) return false;
  const isList = constant.endsWith('_IDS');
  // A capitalized word in a field that mostly contains ids, '30-day', which looks like an id, or text about `${code}`.
  const isPlain = text.includes(' ') || /^(?:\p{Lu}\p{Ll}\p{L}*|\d+-\p{L}+)$/u.test(text);
  return !isList && (isPlain || isCopy([constant.toLowerCase(), ...keys], text));
}

/** Lists the texts that visitors may read. */
export function readPlaces(sources: readonly Source[]): Place[] {
  const resolve = createResolver(sources);
  return sources.flatMap((source) =>
    source.literals
      .filter(({ isNumber }) => !isNumber)
      .map((literal) => {
        const pieces = resolve(source, literal);
        const read = pieces.map((piece) => (isCode(piece) ? (piece.value ?? '') : piece.words)).join('');
        const isSample = !isEditable(literal.keys, read);
        return { ...literal, pieces, text: squash(read), isSample };
      })
      .filter(({ isSample, keys }) => !isSample || keys.some(isSampleField)),
  );
}

function stamp(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}

export type PlaceIndex = { places: () => readonly Place[]; numbers: () => readonly Literal[] };

/** Lists all texts of lib/content, reading files again that have changed. */
export function createPlaceIndex(root: string): PlaceIndex {
  let known = new Map<string, { stamp: string; source: Source }>();
  let places: readonly Place[] = [];
  const update = () => {
    const files = listContentFiles(root).map((file) => {
      const path = join(root, CONTENT, file);
      const before = known.get(file);
      const now = stamp(path);
      if (before?.stamp === now) return [file, before] as const;
      return [file, { stamp: now, source: readSource(file, readFileSync(path, 'utf8')) }] as const;
    });
    const isSame = files.length === known.size && files.every(([file, read]) => known.get(file) === read);
    if (isSame) return;
    known = new Map(files);
    places = readPlaces(files.map(([, { source }]) => source));
  };
  return {
    places() {
      update();
      return places;
    },
    numbers() {
      update();
      return [...known.values()].flatMap(({ source }) => source.literals.filter(({ isNumber }) => isNumber));
    },
  };
}
