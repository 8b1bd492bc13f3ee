import { posix } from 'node:path';
import { importOf, type Literal } from './content-node';
import type { ContentFile } from './content';

/** A quoted text becomes one between backticks, in which an expression can be inserted. */
function openQuotes(raw: string): string {
  if (raw.startsWith('`')) return raw;
  const inner = raw.slice(1, -1).replaceAll(/\\(['"])/g, '$1');
  return `\`${inner.replaceAll(/`|\$\{/g, '\\$&')}\``;
}

/** The source of a text in which `found` is replaced by the value of `expression`. */
function insertExpression(raw: string, found: string, expression: string): string {
  return raw.slice(1, -1) === found ? expression : openQuotes(raw).replaceAll(found, `\${${expression}}`);
}

const linesOf = new WeakMap<ContentFile['source'], readonly string[]>();

function lineAt({ source }: ContentFile, line: number): string {
  const lines = linesOf.get(source) ?? source.text.split('\n');
  linesOf.set(source, lines);
  return lines[line - 1] ?? '';
}

/** The line of a text as it should be; undefined for a text of several lines. */
export function correctLine(file: ContentFile, { line, raw }: Literal, correct: (raw: string) => string) {
  const text = lineAt(file, line);
  return text.includes(raw) ? text.replace(raw, () => correct(raw)).trim() : undefined;
}

/** A constant of another content file: `claims.freeTrial.value` of claims.ts. */
export type Quotable = { file: string; expression: string };

function importLine(file: ContentFile, { file: from, expression }: Quotable): string[] {
  const name = expression.match(/^\w+/)?.[0] ?? '';
  if (file.file === from || importOf(file.source, name)) return [];
  const path = posix.relative(posix.dirname(file.file), from.replace(/\.ts$/, ''));
  return [`import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}'; (at the top of the file)`];
}

/** The line with a constant in the place of `found`, and the import that the constant needs. */
export function insertConstant(file: ContentFile, literal: Literal, found: string, constant: Quotable) {
  const line = correctLine(file, literal, (raw) => insertExpression(raw, found, constant.expression));
  return line === undefined ? undefined : [line, ...importLine(file, constant)].join('\n');
}

/** What an editor inserts: `callToActionCopy['schedule-demo'].label`. */
export const expressionOf = ([name = '', ...keys]: readonly string[]) =>
  name +
  keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `['${key}']`)).join('');

const EXCUSE_MARK = '// not a ';

/** Excused by a comment such as `// not a claim`, on the line of the text or on the one above. */
export const isExcused = (file: ContentFile, { line }: Literal, what: string) =>
  [line, line - 1].some((number) => lineAt(file, number).includes(`${EXCUSE_MARK}${what}`));
