import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROUTES, type RouteId } from '@/lib/config/routes';

/** The places that each page draws. */
export type DrawnIds = ReadonlyMap<RouteId, ReadonlySet<string>>;

type Drawing = { ids: readonly string[]; imports: readonly string[] };

/** The ids that stand in a component's markup as they are, and the modules that it draws with. */
export function readDrawing(text: string): Drawing {
  const source = ts.createSourceFile('drawing.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const ids: string[] = [];
  const visit = (node: ts.Node) => {
    const isId = ts.isJsxAttribute(node) && node.name.getText() === 'id';
    if (isId && node.initializer && ts.isStringLiteral(node.initializer)) ids.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imports = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''));
  return { ids, imports };
}

function resolveImport(root: string, from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? join(root, name.slice(2)) : join(dirname(from), name);
  const isOurs = name.startsWith('@/components/') || name.startsWith('.');
  return isOurs ? [`${base}.tsx`, `${base}.ts`].find((path) => existsSync(path)) : undefined;
}

/** Follows each page to everything that it is drawn with. */
export function readDrawnIds(root: string): DrawnIds {
  const known = new Map<string, Drawing>();
  const read = (path: string): Drawing => {
    const drawing = known.get(path) ?? readDrawing(readFileSync(path, 'utf8'));
    known.set(path, drawing);
    return drawing;
  };
  const collect = (path: string, seen: Set<string>): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { ids, imports } = read(path);
    const inner = imports.flatMap((name) => {
      const next = resolveImport(root, path, name);
      return next ? collect(next, seen) : [];
    });
    return [...ids, ...inner];
  };
  const idsOf = (route: RouteId) => {
    const page = join(root, 'app/[persona]', ROUTES[route], 'page.tsx');
    return existsSync(page) ? collect(page, new Set()) : [];
  };
  const routes = Object.keys(ROUTES) as RouteId[];
  return new Map(routes.map((route) => [route, new Set(idsOf(route))]));
}
