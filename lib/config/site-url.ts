import type { Href } from './routes';

/** Where this copy of the site is reached. Pages carry it from the build on, so it is read then. */
export const SITE_URL = process.env.SITE_URL || 'http://localhost:3000';

export function absoluteUrl(siteUrl: string, path: Href | `/${string}.${string}`): string {
  return new URL(path, siteUrl).href;
}
