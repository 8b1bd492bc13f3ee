import type { Href } from './routes';

/** This deployment's public address. Read at build time because pages contain it. */
export const SITE_URL = process.env.SITE_URL || 'http://localhost:3000';

export function absoluteUrl(siteUrl: string, path: Href | `/${string}.${string}`): string {
  return new URL(path, siteUrl).href;
}
