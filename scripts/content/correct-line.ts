import { posix } from 'node:path';
import { importOf, type Literal } from './content-node';
import type { ContentFile } from './content';

function openQuotes(raw: string): string {
  if (raw.startsWith('`')) return raw;
  const inner = raw.slice(1, -1).replaceAll(/\\(['"])/g, '$1');
  return `\`${inner.replaceAll(/`|\$\{/g, '\\$&')}\``;
}

function insertExpression(raw: string, found: string, expression: string): string {
  return raw.slice(1, -1) === found ? expression : openQuotes(raw).replaceAll(found, `\${${expression}}`);
}

const linesOf = new WeakMap<ContentFile['source'], readonly string[]>();

function lineAt({ source }: ContentFile, line: number): string {
  const lines = linesOf.get(source) ?? source.text.split('\n');
  linesOf.set(source, lines);
  return lines[line - 1] ?? '';
}

export function correctLine(file: ContentFile, { line, raw }: Literal, correct: (raw: string) => string) {
  const text = lineAt(file, line);
  return text.includes(raw) ? text.replace(raw, () => correct(raw)).trim() : undefined;
}

/** A constant of another content file, such as `claims.freeTrial.value` in claims.ts. */
export type Quotable = { file: string; expression: string };

function importLine(file: ContentFile, { file: from, expression }: Quotable): string[] {
  const name = expression.match(/^\w+/)?.[0] ?? '';
  if (file.file === from || importOf(file.source, name)) return [];
  const path = posix.relative(posix.dirname(file.file), from.replace(/\.ts$/, ''));
  return [`import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}'; (at the top of the file)`];
}

/** The line with the constant instead of `found`, followed by the import that it needs. */
export function insertConstant(file: ContentFile, literal: Literal, found: string, constant: Quotable) {
  const line = correctLine(file, literal, (raw) => insertExpression(raw, found, constant.expression));
  return line === undefined ? undefined : [line, ...importLine(file, constant)].join('\n');
}

/** The code that inserts a constant: `callToActionCopy['schedule-demo'].label`. */
export const expressionOf = ([name = '', ...keys]: readonly string[]) =>
  name +
  keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : /^\w+$/.test(key) ? `.${key}` : `['${key}']`)).join('');

const EXCUSE_MARK = '// not a ';

/** Whether a comment such as `// not a claim` excuses a text, on its line or the one above. */
export const isExcused = (file: ContentFile, { line }: Literal, what: string) =>
  [line, line - 1].some((number) => lineAt(file, number).includes(`${EXCUSE_MARK}${what}`));
