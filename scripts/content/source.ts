import ts from 'typescript';

/** Part of a text: words, or code that inserts a value written elsewhere. */
export type Piece = { words: string } | { code: string };

/** A text or a number, where it is written. */
export type Literal = {
  /** Relative to lib/content: 'pages/about.ts'. */
  file: string;
  line: number;
  /** Positions in the file, quotes included. */
  start: number;
  end: number;
  /** From the constant inward, list entries by index: ['homeCopy', 'hero', …, 'headline']. */
  keys: readonly string[];
  pieces: readonly Piece[];
  isNumber: boolean;
};

export type Source = {
  file: string;
  text: string;
  literals: readonly Literal[];
  /** The line of every value, by its keys joined with periods. */
  lines: ReadonlyMap<string, number>;
  /** What a value is taken from, as in `const { trial } = claims` or `label: site.name`. */
  aliases: ReadonlyMap<string, string>;
};

type LiteralNode = ts.StringLiteralLike | ts.TemplateExpression | ts.NumericLiteral;

const isLiteral = (node: ts.Node): node is LiteralNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isNumericLiteral(node);

/** Joins the keys of `claims.freeTrial.value` or `callToActionCopy['schedule-demo'].label` with periods. */
export const keyPathOf = (code: string) => code.replaceAll(/\[['"]?([^[\]'"]+)['"]?\]/g, '.$1');

export const joinKeys = (keys: readonly string[]) => keys.join('.');

function readPieces(node: LiteralNode): Piece[] {
  if (!ts.isTemplateExpression(node)) return [{ words: node.text }];
  const spans = node.templateSpans.flatMap(({ expression, literal }): Piece[] => [
    { code: expression.getText() },
    { words: literal.text },
  ]);
  return [{ words: node.head.text }, ...spans].filter((piece) => 'code' in piece || piece.words !== '');
}

/** The code that a value is only a reference to; for `LIST.map(…)` that of the list. */
function referenceOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return keyPathOf(node.getText());
  const isMap =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'map';
  return isMap ? referenceOf(node.expression.expression) : undefined;
}

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();

/** Reads what a file of lib/content writes, and where. */
export function readSource(file: string, text: string): Source {
  const root = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const literals: Literal[] = [];
  const lines = new Map<string, number>();
  const aliases = new Map<string, string>();
  const counts = new Map<string, number>();
  const lineOf = (node: ts.Node) => root.getLineAndCharacterOfPosition(node.getStart()).line + 1;

  /** Numbers several texts of one field, as in `isNew ? 'New' : 'Old'`. */
  function numberKeys(keys: readonly string[]): readonly string[] {
    const count = (counts.get(joinKeys(keys)) ?? 0) + 1;
    counts.set(joinKeys(keys), count);
    return count === 1 ? keys : [...keys, `no. ${count}`];
  }

  function enter(node: ts.Expression, keys: readonly string[]): void {
    const reference = referenceOf(node);
    if (reference !== undefined) aliases.set(joinKeys(keys), reference);
    lines.set(joinKeys(keys), lineOf(node));
    visit(node, keys);
  }

  function enterDeclaration({ name, initializer }: ts.VariableDeclaration): void {
    if (!initializer) return;
    if (ts.isIdentifier(name)) return enter(initializer, [name.text]);
    for (const element of name.elements)
      if (ts.isBindingElement(element)) {
        const field = element.propertyName ?? element.name;
        aliases.set(element.name.getText(), `${keyPathOf(initializer.getText())}.${field.getText()}`);
      }
  }

  function visit(node: ts.Node, keys: readonly string[]): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isVariableDeclaration(node)) return enterDeclaration(node);
    if (ts.isPropertyAssignment(node)) return enter(node.initializer, [...keys, nameOf(node.name)]);
    if (ts.isShorthandPropertyAssignment(node)) return enter(node.name, [...keys, node.name.text]);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((element, index) => enter(element, [...keys, String(index)]));
    if (ts.isElementAccessExpression(node)) return visit(node.expression, keys);
    // A literal in a comparison is an id.
    if (isLiteral(node) && !ts.isBinaryExpression(node.parent))
      literals.push({
        file,
        line: lineOf(node),
        start: node.getStart(),
        end: node.getEnd(),
        keys: numberKeys(keys),
        pieces: readPieces(node),
        isNumber: ts.isNumericLiteral(node),
      });
    ts.forEachChild(node, (child) => visit(child, keys));
  }

  visit(root, []);
  return { file, text, literals, lines, aliases };
}

/** The keys at which the value at these keys is written, following references within the file. */
export function writtenAt({ aliases }: Pick<Source, 'aliases'>, keys: string): string {
  const parts = keys.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const alias = aliases.get(parts.slice(0, length).join('.'));
    if (alias !== undefined) return writtenAt({ aliases }, [alias, ...parts.slice(length)].join('.'));
  }
  return keys;
}
