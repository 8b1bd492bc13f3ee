import { rulePlace } from '@/components/personalization/rule-place';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { isRecord } from '@/lib/personalization/record';
import { RULES } from '@/lib/personalization/rules';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, type ContentFile } from './content';
import { resolveImport } from './pages-of-files';

export type DrawnIds = ReadonlyMap<RouteId, ReadonlySet<string>>;

type Drawing = { ids: readonly string[]; imports: readonly string[] };

/** The ids that a component's markup spells out, and the modules that it imports. */
export const readDrawing = (text: string): Drawing => ({
  ids: [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id),
  imports: [...text.matchAll(/^\s*import [^;]*?from '([^']+)';/gm)].map(([, name = '']) => name),
});

const isDrawn = (name: string) => name.startsWith('@/components/') || name.startsWith('.');

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
    const inner = imports.filter(isDrawn).flatMap((name) => {
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

/** The files whose ids become places on a page. */
const DRAWN_ON: Readonly<Partial<Record<RouteId, RegExp>>> = {
  features: /^pages\/features\.ts$/,
  contentHub: /^(?:hub\/|pages\/content-hub\.ts$)/,
  solutions: /^(?:products|pages\/solutions)\.ts$/,
  industries: /^pages\/industries\.ts$/,
  contact: /^pages\/contact\.ts$/,
  cases: /^pages\/cases\.ts$/,
  api: /^pages\/api-docs\.ts$/,
  demo: /^pages\/demo\.ts$/,
  settings: /^pages\/settings\.ts$/,
};

/** The ids that a file gives its entries, and those it lists, as in PRODUCT_IDS. */
function idsIn({ nodes }: ContentFile): string[] {
  return nodes.flatMap(({ keys, value }) => {
    if (isRecord(value)) return typeof value.id === 'string' ? [value.id] : [];
    const isListedId = keys.length === 2 && /_IDS$/.test(keys[0] ?? '') && typeof value === 'string';
    return isListedId ? [value] : [];
  });
}

/** Headings have ids of their own, for the sections that they name. Nobody links to them. */
const isPlace = (id: string) => !id.endsWith('-title');

/** Every id on a page that a link may lead to. */
export function placesOn({ files, drawnIds }: Content, route: RouteId): ReadonlySet<string> {
  const drawn = DRAWN_ON[route];
  const fromContent = files.filter(({ file }) => drawn?.test(file)).flatMap(idsIn);
  const drawnAsIs = [...(drawnIds.get(route) ?? [])].filter(isPlace);
  const rules = route === 'features' ? RULES.map(({ id }) => rulePlace(id)) : [];
  return new Set<string>([...drawnAsIs, ...rules, ...fromContent]);
}
