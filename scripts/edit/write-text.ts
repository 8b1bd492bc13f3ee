import { findSyntaxErrors } from '../content/read-content';
import { isCode, type Piece, type Place } from './place';

/** A text was rejected; the message is for the editor. */
export class EditError extends Error {
  override name = 'EditError';
}

const OPEN = '⟦';
const CLOSE = '⟧';

/** Names the inserted values of a text: ⟦30-day⟧. Equal names get a number. */
function nameCodes(pieces: readonly Piece[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const piece of pieces.filter(isCode)) {
    if ([...names.values()].includes(piece.code)) continue;
    const words = piece.value ?? piece.code;
    const taken = [...names.keys()].filter((name) => name.startsWith(`${OPEN}${words}`)).length;
    names.set(taken === 0 ? `${OPEN}${words}${CLOSE}` : `${OPEN}${words} (${taken + 1})${CLOSE}`, piece.code);
  }
  return names;
}

export function toEditable({ pieces }: Pick<Place, 'pieces'>): string {
  const names = new Map([...nameCodes(pieces)].map(([name, code]) => [code, name]));
  return pieces.map((piece) => (isCode(piece) ? (names.get(piece.code) ?? '') : piece.words)).join('');
}

/** Characters that look like spaces or line breaks, and invisible ones. */
const BLANKS = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const LINE_BREAKS = /\r\n?|\u2028|\u2029|\u0085/g;
const INVISIBLE = /(?![\n\u200c\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu;
/** A joiner is allowed inside an emoji; elsewhere it is invisible. */
const LOOSE_JOINERS =
  /\u200c|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** Normalizes pasted text, so that it cannot break a page or its file: plain characters and curly apostrophes. */
export function cleanText(text: string): string {
  return text
    .replaceAll(LINE_BREAKS, '\n')
    .replaceAll(BLANKS, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ')
    .replaceAll(/(?<=^|[\s([{“—–-])'(?=[^']*\S'(?!\p{L}))/gu, '‘')
    .replaceAll("'", '’');
}

/** Private-use characters; each replaces a name while the text is cleaned. */
const MARKS = /[\ue000-\uf8ff]/g;
const FIRST_MARK = 0xe000;

function readEdited(
  edited: string,
  names: ReadonlyMap<string, string>,
  clean: (text: string) => string,
): Piece[] {
  const marked = [...names.keys()].reduce(
    (text, name, index) => text.replaceAll(name, String.fromCharCode(FIRST_MARK + index)),
    edited.replaceAll(MARKS, ''),
  );
  const codes = [...names.values()];
  return clean(marked)
    .split(/([\ue000-\uf8ff])/)
    .filter((part) => part !== '')
    .map((part) => {
      const code = codes[part.charCodeAt(0) - FIRST_MARK];
      return code === undefined ? { words: part } : { code, value: null };
    });
}

const ESCAPES: Readonly<Record<string, RegExp>> = { "'": /['\\]/g, '"': /["\\]/g, '`': /[`\\]|\$(?=\{)/g };

function escapeFor(quote: string, text: string): string {
  const escaped = text.replaceAll(ESCAPES[quote] ?? /\\/g, String.raw`\$&`);
  return escaped.replaceAll('\n', String.raw`\n`);
}

function print(quote: string, pieces: readonly Piece[]): string {
  const words = pieces.map((piece) => (isCode(piece) ? `\${${piece.code}}` : escapeFor(quote, piece.words)));
  return quote + words.join('') + quote;
}

function printEdited(place: Place, quote: string, edited: string): string {
  const names = nameCodes(place.pieces);
  const pieces = readEdited(edited, names, place.isSample ? String : cleanText);
  const missing = [...names].find(
    ([, code]) => !pieces.some((piece) => isCode(piece) && piece.code === code),
  );
  if (missing) {
    throw new EditError(
      `Keep ${missing[0]} in the text: this value is written elsewhere (${missing[1]}). Change them there.`,
    );
  }
  if (pieces.every((piece) => !isCode(piece) && piece.words.trim() === '')) {
    throw new EditError('The text is empty. Write what visitors should read.');
  }
  return print(quote, pieces);
}

export function replaceLiteral(text: string, place: Place, edited: string): string {
  const quote = text[place.start] ?? '';
  if (!(quote in ESCAPES)) throw new EditError('The file has changed. Point at the words again.');
  const literal = printEdited(place, quote, edited);
  const changed = text.slice(0, place.start) + literal + text.slice(place.end);
  const [slip] = findSyntaxErrors(place.file, changed);
  if (slip) throw new EditError(`The text cannot be saved like this: ${slip.message}`);
  return changed;
}
