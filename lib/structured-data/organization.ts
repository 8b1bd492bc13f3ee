import { ROUTES } from '@/lib/config/routes';
import { site } from '@/lib/content/site';
import { absoluteUrl } from './absolute-url';
import type { Thing } from './thing';

const organizationId = (siteUrl: string) => absoluteUrl(siteUrl, `${ROUTES.home}#organization`);

export function describeOrganization(siteUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.name,
    url: absoluteUrl(siteUrl, ROUTES.home),
    logo: absoluteUrl(siteUrl, '/icon-512.png'),
    slogan: site.tagline,
    description: site.description,
    contactPoint: Object.entries(site.emails).map(([contactType, email]) => ({
      '@type': 'ContactPoint',
      contactType,
      email,
    })),
  };
}

/** The company as other nodes name it, so that each page can be read without the home page. */
export function nameOrganization(siteUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.name,
    url: absoluteUrl(siteUrl, ROUTES.home),
  };
}

export function describeWebSite(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(siteUrl, `${ROUTES.home}#website`),
    name: site.name,
    url: absoluteUrl(siteUrl, ROUTES.home),
    description: site.description,
    inLanguage: 'en-US',
    publisher: nameOrganization(siteUrl),
  };
}
