import { ROUTES } from '@/lib/config/routes';

const PATHS: readonly string[] = Object.values(ROUTES);

export type PageKey = { path: string; variant: string };

/** Where a copy lies: the page and the variant, and nothing else of the address it was opened with. */
export function formatPageKey({ path, variant }: PageKey): string {
  return `${path}?variant=${variant}`;
}

export function isPagePath(path: string): boolean {
  return PATHS.includes(path);
}

/** The page and the variant of a copy, or null for an address that `formatPageKey` could not have made. */
export function parsePageKey(address: string): PageKey | null {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const variant = searchParams.get('variant');
  return variant && isPagePath(pathname) ? { path: pathname, variant } : null;
}
