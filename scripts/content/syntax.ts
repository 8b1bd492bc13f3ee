import ts from 'typescript';

/** Takes off what surrounds a value for the compiler's sake: `as const`, `satisfies`, parentheses. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node);
  return isWrapped ? unwrap(node.expression) : node;
}

/** The name of a property as an editor typed it, without quotes; undefined for a computed one. */
export function propertyName(name: ts.PropertyName | undefined): string | undefined {
  const isPlain =
    name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name));
  return isPlain ? name.text : undefined;
}

export const lineOf = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;

const NAMING_FIELDS = ['id', 'title', 'name', 'heading', 'label', 'question', 'feature'] as const;

/** What to call the entry of a list: by a field that names it, else by its position. */
export function nameEntry(read: (field: string) => unknown, index: number): string {
  const name = NAMING_FIELDS.map(read).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? `“${name}”` : `no. ${index + 1}`;
}

/** The literal text of one field of an object in the source. */
function readField(node: ts.Expression, field: string): string | undefined {
  const object = unwrap(node);
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((candidate) => propertyName(candidate.name) === field);
  const value = property && ts.isPropertyAssignment(property) ? unwrap(property.initializer) : undefined;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** The names on the way to a node, from the outside in; the constant's own name is left out. */
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

/** The innermost node at a position. */
export function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  const search = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(source) <= position && position < child.getEnd() ? search(child) : undefined,
    ) ?? node;
  return search(source);
}

/** The module that a name is imported from, as it is written there: './weak-signals'. */
export function importOf(source: ts.SourceFile, name: string): string | undefined {
  const found = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const names = importClause?.namedBindings;
    return names && ts.isNamedImports(names) && names.elements.some((element) => element.name.text === name);
  });
  return found && ts.isStringLiteral(found.moduleSpecifier) ? found.moduleSpecifier.text : undefined;
}
