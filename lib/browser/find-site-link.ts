import { ROUTES } from '@/lib/config/routes';

const PAGES: ReadonlySet<string> = new Set(Object.values(ROUTES));

/**
 * The address, path and place, that a link around `target` leads to, if it is a page of this site; null for
 * everything else, for places on this very page, and for links with a query, which are for the server to read.
 */
export function findSiteLink(target: EventTarget | null): string | null {
  const link =
    target instanceof Element ? target.closest('a[href]:not([href^="#"], [target], [download])') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const { origin, pathname, search, hash } = link;
  return origin === window.location.origin && search === '' && PAGES.has(pathname) ? pathname + hash : null;
}
