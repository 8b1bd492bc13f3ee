import ts from 'typescript';
import type { Place } from './finding';
import { lineOf, pathTo } from './syntax';

/** Words typed in a file. What is quoted from elsewhere is not part of them: GAP stands in its place. */
export type Literal = Place & { text: string };

export const GAP = '\u0000';

const withGaps = (node: ts.TemplateExpression) =>
  node.head.text + node.templateSpans.map(({ literal }) => GAP + literal.text).join('');

/** Names of things are not words: modules, types and the keys of objects. */
function isName(node: ts.Node): boolean {
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
      literals.push({ file, line: lineOf(source, node.getStart(source)), path: pathTo(node), text });
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return literals;
}
