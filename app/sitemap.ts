import type { MetadataRoute } from 'next';
import { ROUTES } from '@/lib/config/routes';
import { absoluteUrl, SITE_URL } from '@/lib/config/site-url';

/** Without dates, because the only one available, the build's, would mark every page as changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(ROUTES).map((path) => ({ url: absoluteUrl(SITE_URL, path) }));
}
