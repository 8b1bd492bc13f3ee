import { dirname, join } from 'node:path';
import ts from 'typescript';
import { report, type Finding } from '../finding';
import { importOf, lineOf, nodeAt, pathTo, unwrap } from '../syntax';
import { deepest, explainType, toMessage, unquote } from './type-messages';

/** The object that a message about something missing is meant for. */
function objectAt(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const value = ts.isPropertyAssignment(at) ? at.initializer : at;
    const inner = ts.isExpression(value) ? unwrap(value) : value;
    if (ts.isObjectLiteralExpression(inner)) return inner;
  }
  return undefined;
}

const UNKNOWN_NAME = [2304, 2552];

/** A name that is not known is said once in a file, however often it is used. */
function dropRepeats(source: ts.SourceFile, errors: readonly ts.Diagnostic[]): ts.Diagnostic[] {
  const nameAt = ({ code, start = 0, length = 0 }: ts.Diagnostic) =>
    UNKNOWN_NAME.includes(code) ? source.text.slice(start, start + length) : undefined;
  return errors.filter((error, index) => {
    const name = nameAt(error);
    return name === undefined || errors.findIndex((other) => nameAt(other) === name) === index;
  });
}

/** What the compiler finds in a file, in words that say what to do. What only follows from a file of `faulty` is left out. */
export function explainTypes(
  file: string,
  source: ts.SourceFile,
  errors: readonly ts.Diagnostic[],
  faulty: ReadonlySet<string> = new Set(),
): Finding[] {
  return dropRepeats(source, errors).flatMap((error) => {
    const node = nodeAt(source, error.start ?? 0);
    const origin = ts.isIdentifier(node) ? importOf(source, node.text) : undefined;
    if (origin && faulty.has(join(dirname(file), `${origin}.ts`))) return [];
    const { message, path } = deepest(toMessage(error));
    const outer = pathTo(node);
    const field = path.at(-1) ?? outer.at(-1) ?? '';
    const object = objectAt(node);
    const present =
      object?.properties.flatMap((property) => (property.name ? [unquote(property.name.getText())] : [])) ??
      [];
    const isAtEnd = ts.isSatisfiesExpression(node);
    const line = lineOf(source, isAtEnd && object ? object.getStart(source) : (error.start ?? 0));
    return explainType(message, field, path.length > 0 ? [] : present).map((found) => {
      const names = [...outer, ...path, ...(found.field ? [found.field] : [])];
      return report({ file, line, path: names }, found.message);
    });
  });
}
