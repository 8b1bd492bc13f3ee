import type { Href } from '@/lib/config/routes';

export function absoluteUrl(siteUrl: string, path: Href | `/${string}.${string}`): string {
  return new URL(path, siteUrl).href;
}
