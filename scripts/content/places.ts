import { ruleAnchor } from '@/components/personalization/rule-anchor';
import { ROUTE_IDS, ROUTES, type RouteId } from '@/lib/config/routes';
import { isRecord } from '@/lib/personalization/record';
import { RULES } from '@/lib/personalization/rules';
import { allNodes, type Content, type ContentFile, type ContentNode } from './content';
import { report, type Finding } from './finding';

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

function placesOn({ files, renderedIds }: Content, route: RouteId): ReadonlySet<string> {
  const rendered = RENDERED_ON[route];
  const fromContent = files.filter(({ file }) => rendered?.test(file)).flatMap(idsIn);
  const literalIds = [...(renderedIds.get(route) ?? [])].filter(isPlace);
  const rules = route === 'features' ? RULES.map(({ id }) => ruleAnchor(id)) : [];
  return new Set<string>([...literalIds, ...rules, ...fromContent]);
}

type Places = ReadonlyMap<string, ReadonlySet<string>>;

function checkHref(places: Places, node: ContentNode, href: string): Finding[] {
  const [path = '', anchor] = href.split('#');
  const known = places.get(path);
  if (!known)
    return [
      report(node, `There is no page ${path} on this site. The pages are listed in lib/config/routes.ts.`),
    ];
  if (anchor === undefined || known.has(anchor)) return [];
  const choices = [...known].sort().join(', ') || 'none';
  return [report(node, `There is no place #${anchor} on the page ${path}. Places there: ${choices}.`)];
}

/**
 * Links lead to a page and a place on it, and a case to its article. A link that is only inserted is reported where it is
 * written. tests/http/routes.test.ts requests the links of every page.
 */
export function checkLinks(content: Content): Finding[] {
  const places: Places = new Map(ROUTE_IDS.map((route) => [ROUTES[route], placesOn(content, route)]));
  return allNodes(content).flatMap((node) => {
    if (node.isInserted) return [];
    const field = node.keys.at(-1) ?? '';
    const { value } = node;
    if (/^(?:href|url)$/.test(field) && typeof value === 'string' && /^[/#]/.test(value))
      return checkHref(places, node, value);
    const id = field === 'article' && isRecord(value) ? value.id : undefined;
    if (typeof id !== 'string' || places.get(ROUTES.contentHub)?.has(id)) return [];
    return [report({ ...node, path: [...node.path, 'id'] }, `There is no article ${id} in the Content Hub.`)];
  });
}
