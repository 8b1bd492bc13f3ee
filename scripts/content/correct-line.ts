import { posix } from 'node:path';
import { importOf, type Literal } from './content-node';
import type { ContentFile } from './content';

const linesOf = new WeakMap<ContentFile['source'], readonly string[]>();

export function lineAt({ source }: ContentFile, line: number): string {
  const lines = linesOf.get(source) ?? source.text.split('\n');
  linesOf.set(source, lines);
  return lines[line - 1] ?? '';
}

export function correctLine(file: ContentFile, { line, raw }: Literal, correct: (raw: string) => string) {
  const text = lineAt(file, line);
  return text.includes(raw) ? text.replace(raw, () => correct(raw)).trim() : undefined;
}

function insertExpression(raw: string, found: string, expression: string): string {
  if (raw.slice(1, -1) === found) return expression;
  const inner = raw.startsWith('`')
    ? raw.slice(1, -1)
    : raw
        .slice(1, -1)
        .replaceAll(/\\(['"])/g, '$1')
        .replaceAll(/`|\$\{/g, '\\$&');
  return `\`${inner.replaceAll(found, `\${${expression}}`)}\``;
}

/** The line with a constant of the content file `from` instead of `found`, followed by the import that it needs. */
export function insertConstant(
  file: ContentFile,
  literal: Literal,
  { found, expression, from }: { found: string; expression: string; from: string },
): string | undefined {
  const line = correctLine(file, literal, (raw) => insertExpression(raw, found, expression));
  const [name = ''] = expression.split(/\W/);
  if (line === undefined || file.file === from || importOf(file.source, name)) return line;
  const path = posix.relative(posix.dirname(file.file), from.replace(/\.ts$/, ''));
  return `${line}\nimport { ${name} } from '${path.startsWith('.') ? path : `./${path}`}'; (at the top of the file)`;
}
