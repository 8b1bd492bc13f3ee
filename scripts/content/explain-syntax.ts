import ts from 'typescript';
import { lineOf, nodeAt, pathTo } from './content-node';
import { CORRECT, type CountErrors } from './compiler';
import { replaceLine } from './correct-line';
import { report, type Finding } from './finding';

type Slip = readonly [message: string, pattern: RegExp, replacement: string];

const PAIRED = 'A text begins and ends with the same quote.';
const NO_END = `The quote at the end of this text is missing. ${PAIRED}`;
const NO_BEGIN = `The quote at the beginning of this text is missing. ${PAIRED}`;

/** Common slips of editors, as changes to one line, the likeliest first. */
const SLIPS: readonly Slip[] = [
  [
    'The apostrophe ends the text here. An apostrophe within a text is written ’.',
    /(?<=\p{L})'(?=\p{L})/gu,
    '’',
  ],
  [
    "The quotes around this text are curly. The outer ones are straight: '…'.",
    /[‘“]([^‘“]*)[’”](?=\s*\}?,?$)/u,
    "'$1'",
  ],
  ['The comma at the end of this line is missing.', /$/, ','],
  ['The comma between two entries is missing.', /(?<=['"`])\s+(?=[\w'-]+:)/, ', '],
  [`The quotes around this text differ. ${PAIRED}`, /(?<=[:[{,]\s)(['"`])([^'"`]*)['"`](?=,?$)/, '$1$2$1'],
  ...["'", '`'].flatMap((quote): Slip[] => [
    // In an entry of one line, the text ends before the next name, or else before the closing brackets.
    [NO_END, /(?=, [\w'-]+: )/, quote],
    [NO_END, /(?=(?:\s*[}\])])*,?$)/, quote],
    [NO_END, /$/, `${quote},`],
    [NO_BEGIN, /(?<=^\s*[\w'-]+:\s*)(?=\S)/, quote],
    [NO_BEGIN, /(?<=^\s*)(?=\S)/, quote],
    [NO_BEGIN, /(?<=[{[,]\s[\w'-]+:\s*)(?=\p{L})/u, quote],
  ]),
];

const isSound = (text: string) =>
  (ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? []).length === 0;

/** The compiler can report a slip a few lines below it. */
const REACH = 3;

/** Finds a change to one line that makes the file compile, types included, near one of the lines `suspects`. */
function repair(text: string, suspects: readonly number[], countErrors: CountErrors) {
  const lines = text.split('\n');
  const nearby = suspects.flatMap((line) => Array.from({ length: REACH + 1 }, (_, index) => line - index));
  for (const [message, pattern, replacement] of SLIPS)
    for (const line of new Set([...suspects, ...nearby])) {
      const written = lines[line - 1] ?? '';
      const corrected = written.replace(pattern, replacement);
      const repaired = replaceLine(text, line, corrected.trim());
      if (corrected !== written && isSound(repaired) && countErrors(repaired) === 0)
        return { line, message, corrected: corrected.trim() };
    }
  return undefined;
}

/** A text without its closing backtick continues to the next one, so the compiler reports a line far below. */
const findOpenBacktick = (text: string) =>
  text.split('\n').findIndex((line) => line.replaceAll('\\`', '').split('`').length % 2 === 0) + 1;

/** Explains the first syntax error only; the others mostly follow from it. */
export function explainSyntax(
  file: string,
  source: ts.SourceFile,
  [first]: readonly ts.Diagnostic[],
  countErrors: CountErrors,
): Finding[] {
  if (!first) return [];
  const { start = 0 } = first;
  const before = source.text.slice(0, start).trimEnd().length - 1;
  const suspects = [findOpenBacktick(source.text), lineOf(source, before), lineOf(source, start)];
  const found = repair(
    source.text,
    suspects.filter((line) => line > 0),
    countErrors,
  );
  const said = `A comma, a quote or a bracket is missing or extra here (${ts.flattenDiagnosticMessageText(first.messageText, ' ')}). Compare this entry with another one.`;
  const line = found?.line ?? lineOf(source, start);
  const path = pathTo(
    nodeAt(source, source.getPositionOfLineAndCharacter(line - 1, 0) + indentOf(source, line)),
  );
  return [
    report(
      { file, line, path },
      found?.message ?? said,
      found && { corrected: found.corrected, offer: CORRECT },
    ),
  ];
}

const indentOf = (source: ts.SourceFile, line: number) =>
  (source.text.split('\n')[line - 1] ?? '').search(/\S|$/);
