import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isName, lineOf } from '../content/content-node';
import { CODE_FIELDS, isText, SEARCHED_FIELDS } from '../content/content';
import { readNumbers, type WrittenNumber } from './find-numbers';
import { keyPathTo } from './key-path';
import { createSourceFiles, findWritten, type SourceFiles } from './source-files';

/** Part of a text: literal text, or `code` that inserts a value written elsewhere (null: computed). */
export type Piece = { text: string } | { code: string; value: string | null };

export type Place = {
  /** Relative to the project: 'lib/content/home.ts'. */
  file: string;
  line: number;
  /** Positions in the file, including the quotes. */
  start: number;
  end: number;
  /** Keys from the constant inward, list entries by index: ['homeCopy', 'hero', …, 'headline']. */
  keyPath: readonly string[];
  pieces: readonly Piece[];
  /** The text as visitors read it, without computed parts. */
  value: string;
  /** A code sample, in which every character matters. */
  isSample: boolean;
};

export const isCode = (piece: Piece): piece is { code: string; value: string | null } => 'code' in piece;

type Literal = ts.StringLiteralLike | ts.TemplateExpression;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const valueOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (isCode(piece) ? (piece.value ?? '') : piece.text)).join('');

function readValue(files: SourceFiles, node: ts.Expression, source: ts.SourceFile): string | null {
  const found = findWritten(files, { node, source });
  if (!found) return null;
  if (ts.isNumericLiteral(found.node)) return found.node.text;
  if (!isLiteral(found.node)) return null;
  const pieces = readPieces(files, found.node, found.source);
  return pieces.some((piece) => isCode(piece) && piece.value === null) ? null : valueOf(pieces);
}

function readPieces(files: SourceFiles, node: Literal, source: ts.SourceFile): Piece[] {
  if (!ts.isTemplateExpression(node)) return [{ text: node.text }];
  const spans = node.templateSpans.flatMap(({ expression, literal }): Piece[] => [
    { code: expression.getText(source), value: readValue(files, expression, source) },
    { text: literal.text },
  ]);
  return [{ text: node.head.text }, ...spans].filter((piece) => isCode(piece) || piece.text !== '');
}

const isSampleField = (name: string) => CODE_FIELDS.has(name) || name === 'code';

/** Whether visitors read the text. Ids and URLs cannot be edited here. */
function isCopy(place: Omit<Place, 'isSample'>): boolean {
  const { file, line, keyPath, value } = place;
  const keys = [keyPath[0]?.endsWith('_IDS') ? 'IDS' : (keyPath[0] ?? '').toLowerCase(), ...keyPath.slice(1)];
  if (keyPath.some((name) => isSampleField(name) || SEARCHED_FIELDS.has(name))) return false;
  // A capitalized word in a field that mostly contains ids, '30-day', which looks like an id, or text about `${code}`.
  const isPlain = /^(?:\p{Lu}\p{Ll}[\p{L} ]*|\d+-\p{L}+|.* .*)$/su.test(value) && keys[0] !== 'IDS';
  return isPlain || isText({ file, line, path: keyPath, keys, value, isQuoted: false, children: [] });
}

/** Lists every text literal of a file that visitors may read. */
export function readPlaces(files: SourceFiles, file: string): Place[] {
  const source = files.read(file);
  if (!source) return [];
  const places: Place[] = [];
  const seen = new Map<string, number>();
  /** Numbers several texts of one field, as in `isNew ? 'New' : 'Old'`. */
  const numberKeyPath = (keyPath: string[]) => {
    const count = (seen.get(keyPath.join('.')) ?? 0) + 1;
    seen.set(keyPath.join('.'), count);
    return count === 1 ? keyPath : [...keyPath, `no. ${count}`];
  };
  const visit = (node: ts.Node) => {
    // A literal in a comparison is an id.
    if (isLiteral(node) && !isName(node) && !ts.isBinaryExpression(node.parent)) {
      const start = node.getStart(source);
      const pieces = readPieces(files, node, source);
      const place = {
        file,
        line: lineOf(source, start),
        start,
        end: node.getEnd(),
        keyPath: numberKeyPath(keyPathTo(node)),
        pieces,
      };
      const read = { ...place, value: valueOf(pieces) };
      const isSample = !isCopy(read);
      if (!isSample || read.keyPath.some(isSampleField)) places.push({ ...read, isSample });
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return places;
}

const CONTENT = 'lib/content';

function listFiles(root: string): string[] {
  return readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .map((name) => `${CONTENT}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
}

function stamp(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `${mtimeMs} ${size}`;
}

export type PlaceIndex = { places: () => readonly Place[]; numbers: () => readonly WrittenNumber[] };

/** Lists all texts of lib/content, reading the files again if one has changed. */
export function createPlaceIndex(root: string): PlaceIndex {
  const sources = createSourceFiles(root);
  let stamps = new Map<string, string>();
  let places: readonly Place[] = [];
  const readAll = () => {
    const now = new Map(listFiles(root).map((file) => [file, stamp(join(root, file))]));
    const changed = [...new Set([...stamps.keys(), ...now.keys()])].filter(
      (file) => stamps.get(file) !== now.get(file),
    );
    if (changed.length === 0) return places;
    changed.forEach(sources.forget);
    stamps = now;
    // All files again: a text can insert one from a changed file.
    places = [...now.keys()].flatMap((file) => readPlaces(sources, file));
    return places;
  };
  return {
    places: readAll,
    numbers() {
      readAll();
      return [...stamps.keys()].flatMap((file) => {
        const source = sources.read(file);
        return source ? readNumbers(file, source) : [];
      });
    },
  };
}
