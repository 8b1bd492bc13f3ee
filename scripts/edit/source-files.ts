import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { declaredIn, importOf, propertyIn, unwrap } from '../content/content-node';

/** TypeScript files below a folder, each parsed once until `forget`. */
export type SourceFiles = {
  read: (path: string) => ts.SourceFile | undefined;
  forget: (path: string) => void;
};

export const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

/** @param root base of relative paths */
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

function propertyOf({ node, source }: Written, name: string): Written | undefined {
  const found = propertyIn(node, name);
  return found && { node: found, source };
}

function pathOf(source: ts.SourceFile, from: string): string {
  const path = from.startsWith('@/') ? from.slice(2) : join(dirname(source.fileName), from);
  return `${path.replaceAll('\\', '/')}.ts`;
}

function keyOf(node: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  const key = ts.isElementAccessExpression(node) ? node.argumentExpression : undefined;
  return key && ts.isStringLiteralLike(key) ? key.text : undefined;
}

/** Follows constants, imports and fields to the literal value; undefined if it is computed. */
export function findWritten(files: SourceFiles, { node, source }: Written): Written | undefined {
  const inner = unwrap(node);
  const follow = (next: Written | undefined) => next && findWritten(files, next);
  if (ts.isIdentifier(inner)) {
    const origin = importOf(source, inner.text);
    const home = origin ? files.read(pathOf(source, origin.from)) : source;
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
