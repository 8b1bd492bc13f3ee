import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { propertyName, unwrap } from '../content/content-node';

/** TypeScript files below a folder, each parsed once until it is forgotten. */
export type SourceFiles = {
  read: (path: string) => ts.SourceFile | undefined;
  /** After the file has changed. */
  forget: (path: string) => void;
};

export const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

/** @param root the folder that paths start from */
export function createSourceFiles(root: string): SourceFiles {
  const known = new Map<string, ts.SourceFile>();
  return {
    read(path) {
      const found = known.get(path);
      if (found || !existsSync(join(root, path))) return found;
      const source = parse(path, readFileSync(join(root, path), 'utf8'));
      known.set(path, source);
      return source;
    },
    forget: (path) => void known.delete(path),
  };
}

type Written = { node: ts.Expression; source: ts.SourceFile };

/** What a constant of the file is set to; with `key`, it is this field of it: `const { sales } = site.emails`. */
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

function importedFrom(source: ts.SourceFile, name: string): { path: string; name: string } | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    if (!found) continue;
    const { text } = statement.moduleSpecifier;
    const path = text.startsWith('@/') ? text.slice(2) : join(dirname(source.fileName), text);
    return { path: `${path.replaceAll('\\', '/')}.ts`, name: (found.propertyName ?? found.name).text };
  }
  return undefined;
}

export function propertyOf(object: Written, name: string): Written | undefined {
  if (!ts.isObjectLiteralExpression(object.node)) return undefined;
  const found = object.node.properties.find((property) => propertyName(property.name) === name);
  return found && ts.isPropertyAssignment(found)
    ? { node: found.initializer, source: object.source }
    : undefined;
}

function keyOf(node: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  return key && ts.isStringLiteralLike(key) ? key.text : undefined;
}

/** Follows constants, imports and fields to where a value is written; undefined for what is calculated. */
export function findWritten(files: SourceFiles, { node, source }: Written): Written | undefined {
  const inner = unwrap(node);
  const follow = (next: Written | undefined) => next && findWritten(files, next);
  if (ts.isIdentifier(inner)) {
    const origin = importedFrom(source, inner.text);
    const home = origin ? files.read(origin.path) : source;
    const found = home && declaredIn(home, origin?.name ?? inner.text);
    if (!found || !home) return undefined;
    const whole = findWritten(files, { node: found.node, source: home });
    return whole && found.key !== undefined ? follow(propertyOf(whole, found.key)) : whole;
  }
  if (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner)) {
    const object = findWritten(files, { node: inner.expression, source });
    const key = keyOf(inner);
    return object && key !== undefined ? follow(propertyOf(object, key)) : undefined;
  }
  return { node: inner, source };
}
