import type { MetadataRoute } from 'next';
import { ROUTES } from '@/lib/config/routes';
import { absoluteUrl, SITE_URL } from '@/lib/config/site-url';

/** Without dates: the only one at hand, that of the build, would say that every page had changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(ROUTES).map((path) => ({ url: absoluteUrl(SITE_URL, path) }));
}
