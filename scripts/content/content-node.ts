import ts from 'typescript';
import type { Place } from './finding';
import { lineOf, nameEntry, propertyName, unwrap } from './syntax';

/** One piece of content with its place: an object, a list, a text or a figure. */
export type ContentNode = Place & {
  /** The names on the way, the constant's own first; entries of a list by number. */
  keys: readonly string[];
  value: unknown;
  /** Written in another place and only quoted in this one, as the name of a product is. */
  isQuoted: boolean;
  children: readonly ContentNode[];
};

type Step = { source: ts.SourceFile; file: string; path: readonly string[]; keys: readonly string[] };
type Written = { node: ts.Expression; isQuoted: boolean };

/** A name that stands for a constant of the same file is followed to where the words are. */
function follow(source: ts.SourceFile, expression: ts.Expression): ts.Expression {
  const node = unwrap(expression);
  if (!ts.isIdentifier(node)) return node;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(({ name }) => name.getText() === node.text);
    if (found?.initializer) return follow(source, found.initializer);
  }
  return node;
}

function propertyIn(node: ts.Expression, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => propertyName(candidate.name) === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function elementIn(node: ts.Expression, index: number): ts.Expression | undefined {
  const isPlainList = ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement);
  return isPlainList ? node.elements[index] : undefined;
}

const isWords = (node: ts.Expression) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function read(step: Step, written: Written, value: unknown): ContentNode {
  const node = written.isQuoted ? written.node : follow(step.source, written.node);
  const isList = Array.isArray(value);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const children = entries.map(([key, child], index): ContentNode => {
    const found = written.isQuoted ? undefined : isList ? elementIn(node, index) : propertyIn(node, key);
    const readName = (field: string): unknown =>
      typeof child === 'object' && child !== null && field in child ? Reflect.get(child, field) : undefined;
    const name = isList ? nameEntry(readName, index) : key;
    const next = { ...step, path: [...step.path, name], keys: [...step.keys, key] };
    return read(next, found ? { node: found, isQuoted: false } : { node, isQuoted: true }, child);
  });
  const isQuoted = written.isQuoted || (typeof value === 'string' && !isWords(node));
  const line = lineOf(step.source, written.node.getStart(step.source));
  const { file, path, keys } = step;
  return { file, line, path, keys, value, isQuoted, children };
}

function isExported(statement: ts.Statement): statement is ts.VariableStatement {
  return (
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

/** Walks the exported constants of a file, source and values side by side. */
export function readConstants(
  file: string,
  source: ts.SourceFile,
  values: Readonly<Record<string, unknown>>,
): ContentNode[] {
  return source.statements.filter(isExported).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isIdentifier(name)) return [];
      const step = { source, file, path: [], keys: [name.text] };
      return [read(step, { node: initializer, isQuoted: false }, values[name.text])];
    }),
  );
}

/** The node and everything inside it. */
export function* walk(node: ContentNode): Generator<ContentNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}
