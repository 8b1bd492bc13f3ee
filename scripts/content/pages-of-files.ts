import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROUTE_IDS, ROUTES, type RouteId } from '@/lib/config/routes';

const TYPE_IMPORT = /^import type [^;]+;/gm;
const IMPORT = /(?:from|import)\s*(?:\(\s*)?'((?:@\/|\.)[^']+)'/g;

function resolveImport(root: string, from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? join(root, name.slice(2)) : join(dirname(from), name);
  return [`${base}.tsx`, `${base}.ts`].find((path) => existsSync(path));
}

function createReader(root: string) {
  const known = new Map<string, string[]>();
  return (path: string) => {
    // Rules and calls in lib/ insert content, too, but render none of it.
    const isFollowed = /^(?:app|components|lib\/content)\//.test(relative(root, path).replaceAll('\\', '/'));
    const read = () =>
      (isFollowed
        ? [...readFileSync(path, 'utf8').replaceAll(TYPE_IMPORT, '').matchAll(IMPORT)]
        : []
      ).flatMap(([, name = '']) => {
        const found = resolveImport(root, path, name);
        return found ? [found] : [];
      });
    const imports = known.get(path) ?? read();
    known.set(path, imports);
    return imports;
  };
}

const pageOf = (root: string, route: RouteId) => join(root, 'app/[persona]', ROUTES[route], 'page.tsx');

/** The files of app, components and lib/content that a file imports, directly or through others. */
function createReach(root: string) {
  const importsOf = createReader(root);
  return (start: string): ReadonlySet<string> => {
    const visited = new Set<string>();
    const visit = (path: string) => {
      if (visited.has(path) || !existsSync(path)) return;
      visited.add(path);
      // Content inserted by a content file belongs to the page that shows it.
      for (const next of importsOf(path)) visit(next);
    };
    visit(start);
    return visited;
  };
}

export type RenderedIds = ReadonlyMap<RouteId, ReadonlySet<string>>;

/** The literal ids in the markup of each page. */
export function readRenderedIds(root: string): RenderedIds {
  const reach = createReach(root);
  const idsIn = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id);
  return new Map(
    ROUTE_IDS.map((route) => {
      const files = [...reach(pageOf(root, route))].filter((path) => path.endsWith('.tsx'));
      return [route, new Set(files.flatMap(idsIn))];
    }),
  );
}

/** Maps a content file to the paths of the pages that show it, or to 'every page'. */
export function readPagesOfFiles(root: string): (file: string) => string {
  const reach = createReach(root);
  const content = join(root, 'lib/content');
  const contentOf = (start: string) =>
    new Set(
      [...reach(start)].filter((path) => path.startsWith(content)).map((path) => relative(content, path)),
    );
  const shared = contentOf(join(root, 'app/layout.tsx'));
  const pages = ROUTE_IDS.map((id) => ({ path: ROUTES[id], files: contentOf(pageOf(root, id)) }));
  return (file) => {
    const found = pages.filter(({ files }) => files.has(file)).map(({ path }) => path);
    if (shared.has(file) || found.length === pages.length) return 'every page';
    return found.length > 0 ? found.join(', ') : 'other places, such as the assistant';
  };
}
