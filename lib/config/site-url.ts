import type { Href } from './routes';

/** This deployment's public address. In built pages, the server replaces it (server/steps/apply-settings.ts). */
export const SITE_URL = process.env.SITE_URL || 'http://localhost:3000';

export function absoluteUrl(siteUrl: string, path: Href | `/${string}.${string}`): string {
  return new URL(path, siteUrl).href;
}
