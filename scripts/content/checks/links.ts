import { ROUTES, type RouteId } from '@/lib/config/routes';
import { isRecord } from '@/lib/personalization/record';
import { allNodes, type Content } from '../content';
import type { ContentNode } from '../content-node';
import { report, type Finding } from '../finding';
import { placesOn } from '../places';

const LINK_FIELDS = new Set(['href', 'url']);

const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];

type Places = (route: RouteId) => ReadonlySet<string>;

function checkHref(placesOf: Places, node: ContentNode, href: string): Finding[] {
  const [path, anchor] = href.split('#');
  const route = ROUTE_IDS.find((id) => ROUTES[id] === path);
  if (!route)
    return [report(node, `There is no page ${path} on this site. The pages stand in lib/config/routes.ts.`)];
  if (anchor === undefined) return [];
  const places = placesOf(route);
  if (places.has(anchor)) return [];
  const known = [...places].sort().join(', ') || 'none';
  return [report(node, `There is no place #${anchor} on the page ${path}. Places there: ${known}.`)];
}

/** A case names the hub article that tells the whole story. */
function checkArticle(placesOf: Places, node: ContentNode): Finding[] {
  const id = isRecord(node.value) && node.keys.at(-1) === 'article' ? node.value.id : undefined;
  if (typeof id !== 'string' || placesOf('contentHub').has(id)) return [];
  return [report({ ...node, path: [...node.path, 'id'] }, `There is no article ${id} in the Content Hub.`)];
}

/** Every link leads to a page, and to a place that is on it. */
export function checkLinks(content: Content): Finding[] {
  const places = new Map(ROUTE_IDS.map((route) => [route, placesOn(content, route)]));
  const placesOf = (route: RouteId) => places.get(route) ?? new Set<string>();
  return allNodes(content).flatMap((node) => {
    const isLink = LINK_FIELDS.has(node.keys.at(-1) ?? '') && /^[/#]/.test(String(node.value));
    return isLink ? checkHref(placesOf, node, String(node.value)) : checkArticle(placesOf, node);
  });
}
