import { isNameField, type Content, type ContentFile } from '../content';
import { type Literal } from '../content-node';
import { correctLine } from '../correct-line';
import { report, type Finding } from '../finding';

/** What arrives with pasted text and cannot be seen: where words may break, and what a search finds, depends on it. */
const INVISIBLE: readonly (readonly [character: RegExp, name: string, plain: string])[] = [
  [/[\u00a0\u202f\u2007]/gu, 'a non-breaking space', ' '],
  [/[\u2028\u2029]/gu, 'an invisible line break', ' '],
  [/\u00ad/gu, 'an invisible hyphen', ''],
  [/[\u200b\u2060\ufeff]/gu, 'an invisible space', ''],
  [/\t/gu, 'a tab', ' '],
];
/** Code samples are indented. */
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

/** Of the source: `\u00a0` that somebody typed can be seen. */
function checkLiteral(file: ContentFile, literal: Literal): Finding[] {
  const hasWords = !isNameField(literal.path);
  const found = INVISIBLE.map(([character, name]) => ({ name, at: literal.raw.search(character) }));
  const blanks = { name: 'more than one blank', at: hasWords ? literal.raw.search(BLANKS) : -1 };
  return [...found, blanks]
    .filter(({ at }) => at >= 0)
    .map(({ name, at }) =>
      report(
        literal,
        `There is ${name} at “${excerptAt(literal.raw, at)}”. Delete it and type a single blank if words meet there.`,
        correctLine(file, literal, makePlain),
      ),
    );
}

/** Texts hold only characters that an editor can see. */
export const checkCharacters = ({ files }: Content): Finding[] =>
  files.flatMap((file) => file.literals.flatMap((literal) => checkLiteral(file, literal)));
