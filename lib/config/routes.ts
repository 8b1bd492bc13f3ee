/** Every page. Unknown paths get the not-found page, with 404. */
export const ROUTES = {
  home: '/',
  demo: '/demo',
  contentHub: '/content-hub',
  features: '/features',
  analytics: '/analytics',
  about: '/about',
  solutions: '/solutions',
  industries: '/industries',
  contact: '/contact',
  api: '/api',
  cases: '/cases',
  pricing: '/pricing',
  settings: '/settings',
  compare: '/compare',
} as const;

export type RouteId = keyof typeof ROUTES;
export const ROUTE_IDS = Object.keys(ROUTES) as RouteId[];
export type RoutePath = (typeof ROUTES)[RouteId];

export type Href = RoutePath | `${RoutePath}#${string}`;

const PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));

export function isHref(text: string): text is Href {
  const [path = ''] = text.split('#', 1);
  return PATHS.has(path);
}

export const NOT_FOUND_SEGMENT = 'not-found';
/** Internal prefix of home page variants with an ad's headline in the hero. */
export const LANDING_SEGMENT = 'landing';
/** Internal prefix of challenger pages, followed by the page's path. */
export const ARMS_SEGMENT = 'arms';
