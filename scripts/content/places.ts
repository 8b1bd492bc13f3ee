import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { isRecord } from '@/lib/personalization/record';
import { RULES } from '@/lib/personalization/rules';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, type ContentFile } from './content';
import { resolveImport } from './pages-of-files';

export type RenderedIds = ReadonlyMap<RouteId, ReadonlySet<string>>;

type Markup = { ids: readonly string[]; imports: readonly string[] };

/** The literal ids in a component's markup, and the modules that it imports. */
export const readMarkup = (text: string): Markup => ({
  ids: [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id),
  imports: [...text.matchAll(/^\s*import [^;]*?from '([^']+)';/gm)].map(([, name = '']) => name),
});

const isRendered = (name: string) => name.startsWith('@/components/') || name.startsWith('.');

export function readRenderedIds(root: string): RenderedIds {
  const known = new Map<string, Markup>();
  const read = (path: string): Markup => {
    const markup = known.get(path) ?? readMarkup(readFileSync(path, 'utf8'));
    known.set(path, markup);
    return markup;
  };
  const collect = (path: string, seen: Set<string>): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { ids, imports } = read(path);
    const inner = imports.filter(isRendered).flatMap((name) => {
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

/** The content files whose ids become anchors on a page. */
const RENDERED_ON: Readonly<Partial<Record<RouteId, RegExp>>> = {
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

/** The ids of a file's entries, and those that it lists, as in PRODUCT_IDS. */
function idsIn({ nodes }: ContentFile): string[] {
  return nodes.flatMap(({ keys, value }) => {
    if (isRecord(value)) return typeof value.id === 'string' ? [value.id] : [];
    const isListedId = keys.length === 2 && /_IDS$/.test(keys[0] ?? '') && typeof value === 'string';
    return isListedId ? [value] : [];
  });
}

/** Headings have ids for `aria-labelledby`; nothing links to them. */
const isPlace = (id: string) => !id.endsWith('-title');

export function placesOn({ files, renderedIds }: Content, route: RouteId): ReadonlySet<string> {
  const rendered = RENDERED_ON[route];
  const fromContent = files.filter(({ file }) => rendered?.test(file)).flatMap(idsIn);
  const literalIds = [...(renderedIds.get(route) ?? [])].filter(isPlace);
  const rules = route === 'features' ? RULES.map(({ id }) => ruleAnchor(id)) : [];
  return new Set<string>([...literalIds, ...rules, ...fromContent]);
}
