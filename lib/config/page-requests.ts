import { ROUTES } from './routes';

export const READ_METHODS = ['GET', 'HEAD'];

/** Names the rendered variant. */
export const VARIANT_HEADER = 'x-variant';

export const PAGE_PATHS: ReadonlySet<string> = new Set(Object.values(ROUTES));

const MOVED_PATHS = new Map<string, string>([['/content', ROUTES.contentHub]]);

/** A file name or punctuation after a page's path. */
const ENDING = /(?:\/(?:index|home)|\.html?|[\s/.,;:!?)\]}>'"’”»…])$/;

/** Longer than any page's path with its endings. */
const MAX_PATH_LENGTH = 100;

/** Normalizes '/Pricing/index.html' to '/pricing'. Null if the path is not a page. */
export function findPagePath(pathname: string): string | null {
  if (pathname.length > MAX_PATH_LENGTH) return null;
  let path = decode(pathname).toLowerCase();
  while (ENDING.test(path)) path = path.replace(ENDING, '');
  path ||= ROUTES.home;
  const page = MOVED_PATHS.get(path) ?? path;
  return PAGE_PATHS.has(page) ? page : null;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
