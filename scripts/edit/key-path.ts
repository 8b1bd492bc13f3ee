import ts from 'typescript';
import { propertyName } from '../content/content-node';

/** Keys from the constant inward, list entries by index. */
export function keyPathTo(node: ts.Node): string[] {
  const names: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) {
      const name = at.name;
      if (name && !ts.isBindingName(name)) names.unshift(propertyName(name) ?? name.getText());
      else if (name) names.unshift(name.getText());
    } else if (ts.isArrayLiteralExpression(at.parent) && ts.isExpression(at)) {
      names.unshift(String(at.parent.elements.indexOf(at)));
    }
  }
  return names;
}
