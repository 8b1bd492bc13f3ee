import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isName, lineOf, propertyName } from '../content/content-node';
import { CODE_FIELDS, isText, SEARCHED_FIELDS } from '../content/content';
import { createSourceFiles, findWritten, type SourceFiles } from './source-files';

/** A part of a text: its own words, or `code` that inserts words written in another place (null: calculated). */
export type Piece = { text: string } | { code: string; value: string | null };

/** A text literal of lib/content. */
export type Place = {
  /** From the project's folder: 'lib/content/home.ts'. */
  file: string;
  line: number;
  /** Positions in the file, the quotes included. */
  start: number;
  end: number;
  /** The names from the constant inwards, entries of a list by number: ['homeCopy', 'hero', …, 'headline']. */
  way: readonly string[];
  pieces: readonly Piece[];
  /** As visitors read it; what is calculated is missing. */
  value: string;
  /** A sample of code, in which each character counts. */
  isSample: boolean;
};

export const isCode = (piece: Piece): piece is { code: string; value: string | null } => 'code' in piece;

type Literal = ts.StringLiteralLike | ts.TemplateExpression;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function wayTo(node: ts.Node): string[] {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) {
      const name = at.name;
      if (name && !ts.isBindingName(name)) names.unshift(propertyName(name) ?? name.getText());
      else if (name) names.unshift(name.getText());
    } else if (ts.isArrayLiteralExpression(at.parent) && ts.isExpression(at)) {
      names.unshift(String(at.parent.elements.indexOf(at)));
    }
  }
  return names;
}

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

/** Whether visitors read it as words. Ids and addresses are not for editing here. */
function isCopy(place: Omit<Place, 'isSample'>): boolean {
  const { file, line, way, value } = place;
  const keys = [way[0]?.endsWith('_IDS') ? 'IDS' : (way[0] ?? '').toLowerCase(), ...way.slice(1)];
  if (way.some((name) => isSampleField(name) || SEARCHED_FIELDS.has(name))) return false;
  // 'Method' in a field that mostly holds ids, '30-day', which looks like one, and a text about `${code}`.
  const isPlain = /^(?:\p{Lu}\p{Ll}[\p{L} ]*|\d+-\p{L}+|.* .*)$/su.test(value) && keys[0] !== 'IDS';
  return isPlain || isText({ file, line, path: way, keys, value, isQuoted: false, children: [] });
}

/** Every text literal of a file that visitors may read. */
export function readPlaces(files: SourceFiles, file: string): Place[] {
  const source = files.read(file);
  if (!source) return [];
  const places: Place[] = [];
  const seen = new Map<string, number>();
  /** Two texts of one field, as in `isNew ? 'New' : 'Old'`, get a number. */
  const nameWay = (way: string[]) => {
    const count = (seen.get(way.join('.')) ?? 0) + 1;
    seen.set(way.join('.'), count);
    return count === 1 ? way : [...way, `no. ${count}`];
  };
  const visit = (node: ts.Node) => {
    // What is compared is an id.
    if (isLiteral(node) && !isName(node) && !ts.isBinaryExpression(node.parent)) {
      const start = node.getStart(source);
      const pieces = readPieces(files, node, source);
      const place = {
        file,
        line: lineOf(source, start),
        start,
        end: node.getEnd(),
        way: nameWay(wayTo(node)),
        pieces,
      };
      const read = { ...place, value: valueOf(pieces) };
      const isSample = !isCopy(read);
      if (!isSample || read.way.some(isSampleField)) places.push({ ...read, isSample });
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

/** Lists all texts of lib/content as the files are now; only those that have changed are parsed again. */
export function createPlaceIndex(root: string): () => readonly Place[] {
  const sources = createSourceFiles(root);
  let stamps = new Map<string, string>();
  let places: readonly Place[] = [];
  return () => {
    const now = new Map(listFiles(root).map((file) => [file, stamp(join(root, file))]));
    const changed = [...new Set([...stamps.keys(), ...now.keys()])].filter(
      (file) => stamps.get(file) !== now.get(file),
    );
    if (changed.length === 0) return places;
    changed.forEach(sources.forget);
    stamps = now;
    // All of them: a text may insert one of a changed file.
    places = [...now.keys()].flatMap((file) => readPlaces(sources, file));
    return places;
  };
}
