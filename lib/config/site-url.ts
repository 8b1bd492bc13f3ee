import { type Href, ROUTES, type RouteId } from './routes';

/** This deployment's public address. In built pages, the server replaces it (server/steps/apply-settings.ts). */
export const SITE_URL = process.env.SITE_URL || 'http://localhost:3000';

export function absoluteUrl(siteUrl: string, path: Href | `/${string}.${string}`): string {
  return new URL(path, siteUrl).href;
}

/** The first characters of the build's fingerprint (`.next/.build-stamp`), set by `next.config.mjs`. */
export const RELEASE = process.env.RELEASE ?? 'unbuilt';

export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;

export function shareImagePath(id: RouteId): string {
  return `/images/share/${ROUTES[id].slice(1) || 'home'}.png`;
}
