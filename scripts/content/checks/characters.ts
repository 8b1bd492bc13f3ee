import { isNameField, type Content, type ContentFile } from '../content';
import { type Literal } from '../content-node';
import { correctLine } from '../correct-line';
import { report, type Finding } from '../finding';

/** Invisible characters from pasted text. They change line breaks and search results. */
const INVISIBLE: readonly (readonly [character: RegExp, name: string, plain: string])[] = [
  [/[\u00a0\u202f\u2007]/gu, 'a non-breaking space', ' '],
  [/[\u2028\u2029]/gu, 'an invisible line break', ' '],
  [/\u00ad/gu, 'an invisible hyphen', ''],
  [/[\u200b\u2060\ufeff]/gu, 'an invisible space', ''],
  [/\t/gu, 'a tab', ' '],
];
/** Leading spaces are allowed, because code samples are indented. */
const BLANKS = /(?<=\S) {2,}(?=\S)/gu;

const excerptAt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 12), at + 12)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ' ')
    .trim();

const makePlain = (text: string) =>
  INVISIBLE.reduce((rest, [character, , plain]) => rest.replaceAll(character, plain), text).replaceAll(
    BLANKS,
    ' ',
  );

/** Checks the source, in which an escape such as `\u00a0` is visible. */
function checkLiteral(file: ContentFile, literal: Literal): Finding[] {
  const hasWords = !isNameField(literal.path);
  const found = INVISIBLE.map(([character, name]) => ({ name, at: literal.raw.search(character) }));
  const blanks = { name: 'more than one space', at: hasWords ? literal.raw.search(BLANKS) : -1 };
  return [...found, blanks]
    .filter(({ at }) => at >= 0)
    .map(({ name, at }) =>
      report(
        literal,
        `There is ${name} at “${excerptAt(literal.raw, at)}”. Delete it, and type a single space if words meet there.`,
        correctLine(file, literal, makePlain),
      ),
    );
}

/** Texts contain only characters that an editor can see. */
export const checkCharacters = ({ files }: Content): Finding[] =>
  files.flatMap((file) => file.literals.flatMap((literal) => checkLiteral(file, literal)));
