import ts from 'typescript';
import { type Place } from './finding';

/** Strips `as const`, `satisfies` and parentheses from an expression. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? unwrap(node.expression) : node;
}

export function propertyName(name: ts.PropertyName | undefined): string | undefined {
  const isPlain =
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name));
  return isPlain ? name.text : undefined;
}

export const lineOf = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;

const NAMING_FIELDS = ['id', 'title', 'name', 'heading', 'label', 'question', 'feature'] as const;

function nameEntry(read: (field: string) => unknown, index: number): string {
  const name = NAMING_FIELDS.map(read).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? `“${name}”` : `no. ${index + 1}`;
}

export function propertyIn(node: ts.Expression, key: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((candidate) => propertyName(candidate.name) === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function readField(node: ts.Expression, field: string): string | undefined {
  const found = propertyIn(unwrap(node), field);
  const value = found && unwrap(found);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Property names from the outermost to a node, without the constant's own name. */
export function pathTo(node: ts.Node): string[] {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at)) names.unshift(propertyName(at.name) ?? at.name.getText());
    else if (at.parent && ts.isArrayLiteralExpression(at.parent) && ts.isExpression(at)) {
      const entry = at;
      const named = nameEntry((field) => readField(entry, field), at.parent.elements.indexOf(entry));
      names.unshift(ts.isIdentifier(entry) ? entry.text : named);
    }
  }
  return names;
}

export function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  const search = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.getEnd() ? search(child) : undefined,
    ) ?? node;
  return search(source);
}

/** The module specifier of an imported name, such as './weak-signals', and its name in that module. */
export function importOf(source: ts.SourceFile, name: string): { from: string; name: string } | undefined {
  for (const { moduleSpecifier, importClause } of source.statements.filter(ts.isImportDeclaration)) {
    const names = importClause?.namedBindings;
    const found =
      names && ts.isNamedImports(names) && names.elements.find((element) => element.name.text === name);
    if (found && ts.isStringLiteral(moduleSpecifier))
      return { from: moduleSpecifier.text, name: (found.propertyName ?? found.name).text };
  }
  return undefined;
}

/** The initializer of a constant in the file. With `key`, that field of it, as in `const { sales } = site.emails`. */
export function declaredIn(
  source: ts.SourceFile,
  name: string,
): { node: ts.Expression; key?: string } | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  for (const { name: declared, initializer } of declarations) {
    if (!initializer) continue;
    if (ts.isIdentifier(declared) && declared.text === name) return { node: initializer };
    const elements = ts.isObjectBindingPattern(declared) ? declared.elements : [];
    const element = elements.find((candidate) => candidate.name.getText(source) === name);
    if (element) return { node: initializer, key: (element.propertyName ?? element.name).getText(source) };
  }
  return undefined;
}

export type ContentNode = Place & {
  /** Property names starting with the constant's; list entries by index. */
  keys: readonly string[];
  value: unknown;
  /** Written elsewhere and only inserted here, such as a product's name. */
  isQuoted: boolean;
  children: readonly ContentNode[];
};

type Step = { source: ts.SourceFile; file: string; path: readonly string[]; keys: readonly string[] };
type Written = { node: ts.Expression; isQuoted: boolean };

/** The literal that a name stands for; the list itself of `ITEMS.map(…)`. */
function follow(source: ts.SourceFile, expression: ts.Expression): ts.Expression {
  const node = unwrap(expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === 'map' ? follow(source, node.expression.expression) : node;
  const found = ts.isIdentifier(node) ? declaredIn(source, node.text) : undefined;
  return found && found.key === undefined ? follow(source, found.node) : node;
}

function elementIn(node: ts.Expression, index: number): ts.Expression | undefined {
  const isPlainList = ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement);
  return isPlainList ? node.elements[index] : undefined;
}

const isTextLiteral = (node: ts.Expression) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

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
  const isQuoted = written.isQuoted || (typeof value === 'string' && !isTextLiteral(node));
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

export function* walk(node: ContentNode): Generator<ContentNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

/** A text literal. In `text`, GAP replaces each interpolated expression; `raw` is the source with its quotes. */
export type Literal = Place & { text: string; raw: string };

export const GAP = '\u0000';

const withGaps = (node: ts.TemplateExpression) =>
  node.head.text + node.templateSpans.map(({ literal }) => GAP + literal.text).join('');

/** Whether a literal is not copy: a module name, a type or an object key. */
export function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

export function readLiterals(file: string, source: ts.SourceFile): Literal[] {
  const literals: Literal[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isName(node)) {
      const text = ts.isTemplateExpression(node) ? withGaps(node) : node.text;
      literals.push({
        file,
        line: lineOf(source, node.getStart(source)),
        path: pathTo(node),
        text,
        raw: node.getText(source),
      });
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return literals;
}
