import { allNodes, isNameField, writtenTexts, type Content, type ContentFile } from './content';
import { type Literal } from './content-node';
import { correctLine } from './correct-line';
import { report, type Finding } from './finding';

const UNFINISHED =
  /\b(?:todo|tbd|tbc|fixme|lorem|ipsum|x{3,}|coming soon|under construction|(?:headline|text) here)\b|\?{3,}|\[(?:insert|your|text)\b[^\]]*\]/iu;
const MARKUP = /<\/?[a-z][^>]*>|&[a-z]+;|\*\*/i;
/** An interpolation that is never evaluated: in quotes instead of backticks, or without its `$`. */
const PROGRAM = /\$\{[^}]*\}?|\{\s*(?:claims?|ROUTES|site)\.[^}]*\}?/;

/** Each with its name and with what replaces it. Pasted text contains them; they change line breaks and search results. */
const INVISIBLE: readonly (readonly [character: RegExp, name: string, plain: string])[] = [
  [/[\u00a0\u202f\u2007]/gu, 'a non-breaking space', ' '],
  [/[\u2028\u2029]/gu, 'an invisible line break', ' '],
  [/\u00ad/gu, 'an invisible hyphen', ''],
  [/[\u200b\u2060\ufeff]/gu, 'an invisible space', ''],
  [/\t/gu, 'a tab', ' '],
  // Leading spaces are allowed, because code samples are indented.
  [/(?<=\S) {2,}(?=\S)/gu, 'more than one space', ' '],
];

const makePlain = (text: string, kinds: typeof INVISIBLE) =>
  kinds.reduce((rest, [character, , plain]) => rest.replaceAll(character, plain), text);

const excerptAt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 12), at + 12)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ' ')
    .trim();

/** Checks the source, in which an escape such as `\u00a0` is visible. */
function checkCharacters(file: ContentFile, literal: Literal): Finding[] {
  const { raw, path } = literal;
  const kinds = isNameField(path) ? INVISIBLE.slice(0, -1) : INVISIBLE;
  return kinds
    .map(([character, name]) => ({ name, at: raw.search(character) }))
    .filter(({ at }) => at >= 0)
    .map(({ name, at }) =>
      report(
        literal,
        `There is ${name} at “${excerptAt(raw, at)}”. Delete it, and type a single space if words meet there.`,
        { corrected: correctLine(file, literal, (text) => makePlain(text, kinds)), offer: 'Delete it' },
      ),
    );
}

/** Texts contain only characters that an editor can see, and only what visitors should read. */
export function checkTexts(content: Content): Finding[] {
  const asIs = 'would appear on the page as is.';
  const programs = allNodes(content).flatMap((node) => {
    const found = typeof node.value === 'string' ? node.value.match(PROGRAM)?.[0] : undefined;
    const hint = 'Put the text between backticks ` and write ${ before the name.';
    return found ? [report(node, `“${found}” ${asIs} ${hint}`)] : [];
  });
  const texts = writtenTexts(content).flatMap((text) => {
    if (text.value.trim() === '') return [report(text, 'This text is empty. Write it, or remove the entry.')];
    const unfinished = text.value.match(UNFINISHED)?.[0];
    if (unfinished)
      return [report(text, `“${unfinished}” looks unfinished. Write the text that visitors should read.`)];
    const markup = text.value.match(MARKUP)?.[0];
    return markup ? [report(text, `“${markup}” ${asIs} Write plain text.`)] : [];
  });
  const characters = content.files.flatMap((file) =>
    file.literals.flatMap((literal) => checkCharacters(file, literal)),
  );
  return [...characters, ...programs, ...texts];
}
