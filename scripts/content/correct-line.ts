import { posix } from 'node:path';
import ts from 'typescript';
import { importOf, type Literal } from './content-node';
import type { Content, ContentFile } from './content';

/** The text with another line, indented as before. */
export function replaceLine(text: string, line: number, corrected: string): string {
  const lines = text.split('\n');
  const [indent = ''] = /^\s*/.exec(lines[line - 1] ?? '') ?? [];
  return lines.with(line - 1, indent + corrected).join('\n');
}

const linesOf = new WeakMap<ContentFile['source'], readonly string[]>();

export function lineAt({ source }: ContentFile, line: number): string {
  const lines = linesOf.get(source) ?? source.text.split('\n');
  linesOf.set(source, lines);
  return lines[line - 1] ?? '';
}

export function correctLine(file: ContentFile, { line, raw }: Literal, correct: (raw: string) => string) {
  const text = lineAt(file, line);
  return text.split(raw).length === 2 ? text.replace(raw, () => correct(raw)).trim() : undefined;
}

function insertExpression(raw: string, found: string, expression: string): string {
  if (raw.slice(1, -1) === found) return expression;
  const inner = raw.startsWith('`')
    ? raw.slice(1, -1)
    : raw
        .slice(1, -1)
        .replaceAll(/\\(['"])/g, '$1')
        .replaceAll(/`|\$\{/g, '\\$&');
  return `\`${inner.replaceAll(found, () => `\${${expression}}`)}\``;
}

/** The content files that a file imports, directly or through others. */
function importsOf({ files }: Content, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const file = files.find((each) => each.file === name);
    for (const { moduleSpecifier } of file?.source.statements.filter(ts.isImportDeclaration) ?? []) {
      const path = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      const next = `${path.replace(/^@\/lib\/content\//, '').replace(/^\./, `${posix.dirname(name)}/.`)}.ts`;
      const found = posix.normalize(next);
      if (seen.has(found)) continue;
      seen.add(found);
      visit(found);
    }
  };
  visit(start);
  return seen;
}

type Constant = { found: string; expression: string; from: string };

/**
 * The line with a constant of the content file `from` instead of `found`, and the import that it needs. Undefined if the
 * constant cannot be used there, because its own file imports this one.
 */
export function insertConstant(
  content: Content,
  file: ContentFile,
  literal: Literal,
  { found, expression, from }: Constant,
): { corrected: string; imports?: string } | undefined {
  if (file.file === from || importsOf(content, from).has(file.file)) return undefined;
  const corrected = correctLine(file, literal, (raw) => insertExpression(raw, found, expression));
  const [name = ''] = expression.split(/\W/);
  if (corrected === undefined || importOf(file.source, name)) return corrected ? { corrected } : undefined;
  const path = posix.relative(posix.dirname(file.file), from.replace(/\.ts$/, ''));
  return { corrected, imports: `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}';` };
}
