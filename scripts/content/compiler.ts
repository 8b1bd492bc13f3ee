import { dirname, join } from 'node:path';
import ts from 'typescript';
import { importOf, lineOf, nodeAt, pathTo, unwrap } from './content-node';
import { replaceLine } from './correct-line';
import { report, type Finding } from './finding';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  isolatedModules: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  types: [],
};
const COMPARE = 'Compare this entry with another one.';
export const CORRECT = 'Correct it';

/** How many errors the file has with another text. */
export type CountErrors = (text: string) => number;

/** Reused by processes that check repeatedly, such as the one of `npm run dev`. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * @param paths absolute
 * @param root the folder that '@/' resolves to
 * @param changed texts of files that are not saved, by path
 */
export function compile(
  paths: readonly string[],
  root: string,
  changed: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const options = { ...OPTIONS, paths: { '@/*': ['./*'] }, pathsBasePath: root };
  const host = ts.createCompilerHost(options, true);
  const parse = host.getSourceFile;
  host.getSourceFile = (path, target, ...rest) => {
    const text = changed.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, target, true);
    const known = parsed.get(path);
    if (known && known.text === host.readFile(path)) return known;
    const source = parse(path, target, ...rest);
    if (source) parsed.set(path, source);
    return source;
  };
  return ts.createProgram(paths, options, host);
}

function deepest({ code, messageText }: ts.Diagnostic): { code: number; text: string } {
  if (typeof messageText === 'string') return { code, text: messageText };
  let chain = messageText;
  for (let next = chain.next?.at(-1); next; next = chain.next?.at(-1)) chain = next;
  return { code: chain.code, text: chain.messageText };
}

function explainType({ code, text }: { code: number; text: string }): string {
  const name = text.match(/'["']?(.+?)["']?'/)?.[1] ?? '';
  const guess = text.match(/ Did you mean .*$/)?.[0] ?? '';
  if (code === 2741) return `${name} is missing here. Look at another entry and add it.`;
  if ([2353, 2561].includes(code))
    return `${name} does not belong here: it is misspelled or superfluous.${guess}`;
  if ([2304, 2552].includes(code)) return `${name} is not known here.${guess} Text goes between quotes.`;
  const [, wrong, names] =
    text.match(/^Type '"(.+?)"' is not assignable to type '((?:"[^"]*"(?: \| )?)+)'/) ?? [];
  if (names)
    return `“${wrong}” is not one of the names that work here: ${names.replaceAll('"', '').replaceAll(' | ', ', ')}.`;
  return `${text} ${COMPARE}`;
}

/** Returns the line with the name that the compiler suggests. */
function correctType(source: ts.SourceFile, line: number, { text }: { text: string }) {
  const [, name] = text.match(/'["']?(.+?)["']?'/) ?? [];
  const [, guess] = text.match(/Did you mean (?:to write )?'"?(.+?)"?'\?$/) ?? [];
  if (!name || !guess) return undefined;
  const written = source.text.split('\n')[line - 1] ?? '';
  const wrong = new RegExp(`(?<![\\w-])${name.replaceAll(/[.*+?^$()|[\]{}]/g, '\\$&')}(?![\\w-])`);
  return wrong.test(written) ? written.replace(wrong, () => guess).trim() : undefined;
}

/** Moves the position to the object's start; for a missing field, the compiler reports the position after its end. */
function positionOf(source: ts.SourceFile, node: ts.Node, start: number): number {
  const object = ts.isSatisfiesExpression(node) ? unwrap(node) : node;
  return ts.isObjectLiteralExpression(object) ? object.getStart(source) : start;
}

/** Explains the compiler's type errors in a file, except those that only follow from a file in `faulty`. */
export function explainTypes(
  file: string,
  source: ts.SourceFile,
  errors: readonly ts.Diagnostic[],
  { faulty, countErrors }: { faulty: ReadonlySet<string>; countErrors: CountErrors },
): Finding[] {
  return errors.flatMap((error) => {
    const { start = 0 } = error;
    const node = nodeAt(source, start);
    const origin = ts.isIdentifier(node) ? importOf(source, node.text) : undefined;
    if (origin && faulty.has(join(dirname(file), `${origin.from}.ts`))) return [];
    const line = lineOf(source, positionOf(source, node, start));
    const cause = deepest(error);
    const corrected = correctType(source, line, cause);
    const isRight =
      corrected !== undefined && countErrors(replaceLine(source.text, line, corrected)) < errors.length;
    const correction = isRight ? { corrected, offer: CORRECT } : {};
    return [report({ file, line, path: pathTo(node) }, explainType(cause), correction)];
  });
}
