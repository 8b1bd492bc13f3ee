import ts from 'typescript';
import { report, type Finding } from '../finding';
import { lineOf, nodeAt, pathTo } from '../syntax';

type Slip = { position: number; message: string };

const isQuote = (character: string | undefined) => character === "'" || character === '"';
const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);

/** A text between backticks that runs over the end of its line lost its partner, and swallows what follows. */
function findOpenBacktick(source: ts.SourceFile): Slip | undefined {
  const search = (node: ts.Node): ts.Node | undefined => {
    const isTemplate = ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    return isTemplate && node.getText(source).includes('\n') ? node : ts.forEachChild(node, search);
  };
  const open = ts.forEachChild(source, search);
  const message = 'The text that begins here with a backtick ` does not end on its line. Put a ` at its end.';
  return open && { position: open.getStart(source), message };
}

const indentOf = (source: ts.SourceFile, node: ts.Node) => {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const begin = source.getPositionOfLineAndCharacter(line, 0);
  return source.text.slice(begin, begin + character).trim() === '' ? character : undefined;
};

/**
 * An entry without its closing bracket swallows the ones after it. The compiler stumbles over that at the end of the
 * file; the editor's own indentation shows where it is.
 */
function findOpenEntry(source: ts.SourceFile, stumbledAt: number): Slip | undefined {
  const search = (node: ts.Node): Slip | undefined => {
    if (ts.isObjectLiteralExpression(node)) {
      const [first, ...others] = node.properties;
      const indent = first && indentOf(source, first);
      const outside = others.find(
        (other) => indent !== undefined && (indentOf(source, other) ?? indent) < indent,
      );
      if (outside && outside.getStart(source) < stumbledAt) {
        const position = outside.getFullStart() - 1;
        const begun = lineOf(source, node.getStart(source));
        const message = `The entry that begins on line ${begun} is not closed. Put }, on a line of its own below this one.`;
        return ts.forEachChild(node, search) ?? { position, message };
      }
    }
    return ts.forEachChild(node, search);
  };
  return ts.forEachChild(source, search);
}

/** The compiler wants a comma: what it stumbled over tells which slip it was. */
function explainComma(source: ts.SourceFile, start: number): string {
  const before = source.text.slice(0, start);
  const next = source.text.slice(start).match(/^\p{L}+|^./u)?.[0] ?? '';
  const previous = before.trimEnd().at(-1);
  const isOnOneLine = !before.slice(before.trimEnd().length).includes('\n');
  if (!isOnOneLine) return 'A comma is missing at the end of this line.';
  if (isQuote(previous) && isLetter(next)) {
    const word = before.match(/[^\s'"]*['"]\s?$/)?.[0] ?? '';
    return `The apostrophe in ${word}${next} ends the text too early. Write ’ instead of '.`;
  }
  const name = before.match(/(?<=^|[{,\s])\p{L}+\s*$/u)?.[0].trim();
  if (isQuote(next) && name && !before.endsWith(`: ${name}`)) return `A colon is missing behind ${name}.`;
  if (isLetter(previous) && (isLetter(next) || isQuote(next)))
    return 'A quote is missing at the start of the text on this line.';
  return 'A comma, a colon or a bracket is missing here. Compare this entry with the one above.';
}

function explain(source: ts.SourceFile, { code, start = 0 }: ts.Diagnostic): Slip {
  const before = source.text.slice(0, start).trimEnd().length - 1;
  switch (code) {
    case 1002:
      return {
        position: before,
        message: 'The text on this line has no closing quote. Put one behind its last word.',
      };
    case 1005:
      return { position: before, message: explainComma(source, start) };
    case 1127:
      return {
        position: start,
        message: `The character ${source.text[start]} cannot stand here. Text begins and ends with a straight quote '.`,
      };
    default:
      return {
        position: start,
        message:
          'The file cannot be read from here on: a bracket, a comma or a quote is missing or too many. Compare this entry with the one above.',
      };
  }
}

/** The first slip of the pen in a file, in words. What the compiler reports after it only follows from it. */
export function explainSyntax(
  file: string,
  source: ts.SourceFile,
  errors: readonly ts.Diagnostic[],
): Finding[] {
  const [first] = errors;
  if (!first) return [];
  const { position, message } =
    findOpenBacktick(source) ?? findOpenEntry(source, first.start ?? 0) ?? explain(source, first);
  const place = { file, line: lineOf(source, position), path: pathTo(nodeAt(source, position)) };
  return [report(place, message)];
}
