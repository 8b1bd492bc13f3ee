import { ROUTES } from './routes';

export const READ_METHODS = ['GET', 'HEAD'];

export const PAGE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));

/** From server/main.ts to the middleware, whose matcher names it as a literal: this request needs no decision. */
export const VISIT_DECIDED_HEADER = 'x-visit-decided';

/** A page's earlier address, by which links of elsewhere still lead to it. */
const FORMER = new Map<string, string>([['/content', ROUTES.contentHub]]);

/** What file names and sentences put behind a page's path, be it several of these. */
const ENDING = /(?:\/(?:index|home)|\.html?|[\s/.,;:!?)\]}>'"’”»…])+$/;

/** Longer than any page's path and its ending; ENDING takes quadratic time. */
const LONGEST = 100;

/** '/Pricing/index.html' is '/pricing'; null for a path that means no page. */
export function findPagePath(pathname: string): string | null {
  if (pathname.length > LONGEST) return null;
  const path = decode(pathname).toLowerCase().replace(ENDING, '') || ROUTES.home;
  const page = FORMER.get(path) ?? path;
  return PAGE_PATHS.has(page) ? page : null;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
