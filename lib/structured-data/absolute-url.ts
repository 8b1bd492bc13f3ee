import type { Href } from '@/lib/config/routes';

/** A place of this site, or a file of it, as the world outside writes it. */
export function absoluteUrl(siteUrl: string, path: Href | `/${string}.${string}`): string {
  return new URL(path, siteUrl).href;
}
