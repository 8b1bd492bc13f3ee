import type { MetadataRoute } from 'next';
import { pathOf } from '@/lib/calls/endpoint';
import { absoluteUrl, SITE_URL } from '@/lib/config/site-url';

/** The page /api is public. Below it are the calls, of which only the description is crawlable. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', pathOf('GET /api/openapi.json')], disallow: '/api/' },
    sitemap: absoluteUrl(SITE_URL, '/sitemap.xml'),
  };
}
