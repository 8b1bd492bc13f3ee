import type { BreadcrumbList, FAQPage, Organization, Service, WebSite } from 'schema-dts';
import { ROUTES, type RouteId } from '@/lib/config/routes';
import { absoluteUrl } from '@/lib/config/site-url';
import { pageMetadata } from '@/lib/content/metadata';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { products } from '@/lib/content/products';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { site } from '@/lib/content/site';

type Node<Type> = Extract<Type, { '@type': string }>;
export type Thing = Node<BreadcrumbList | FAQPage | Organization | Service | WebSite>;

function describeBreadcrumbs(id: RouteId, siteUrl: string): Node<BreadcrumbList> {
  const trail = [
    { name: site.name, href: ROUTES.home },
    { name: pageMetadata[id].name, href: ROUTES[id] },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(siteUrl, href),
    })),
  };
}

function describeQuestions(): Node<FAQPage> {
  return {
    '@type': 'FAQPage',
    mainEntity: pricingCopy.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Services without offers: the prices on the site are samples, and search engines must not show them as real. */
function describeOfferings(siteUrl: string): Node<Service>[] {
  return PRODUCT_IDS.map((id) => {
    const { name, line, text, href } = products[id];
    const url = absoluteUrl(siteUrl, href);
    return {
      '@type': 'Service',
      '@id': url,
      name,
      serviceType: line,
      description: text,
      url,
      provider: referenceOrganization(siteUrl),
    };
  });
}

export function describeRoute(id: RouteId, siteUrl: string): Thing[] {
  if (id === 'home') return [describeOrganization(siteUrl), describeWebSite(siteUrl)];
  return [
    describeBreadcrumbs(id, siteUrl),
    ...(id === 'pricing' ? [describeQuestions()] : []),
    ...(id === 'solutions' ? describeOfferings(siteUrl) : []),
  ];
}

const organizationId = (siteUrl: string) => absoluteUrl(siteUrl, `${ROUTES.home}#organization`);

function describeOrganization(siteUrl: string): Node<Organization> {
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

/** The company as referenced by other nodes, so that each page is valid without the home page. */
function referenceOrganization(siteUrl: string): Node<Organization> {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: site.name,
    url: absoluteUrl(siteUrl, ROUTES.home),
  };
}

function describeWebSite(siteUrl: string): Node<WebSite> {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(siteUrl, `${ROUTES.home}#website`),
    name: site.name,
    url: absoluteUrl(siteUrl, ROUTES.home),
    description: site.description,
    inLanguage: 'en-US',
    publisher: referenceOrganization(siteUrl),
  };
}

/**
 * JSON-LD for a script element. Escapes `<` so that no text can close that element. In parts of fewer than 1,024
 * characters, because React's payload stores longer texts with their length, which would not match once the server has
 * replaced the origin (server/steps/apply-settings.ts). No URL contains the commas at which they end.
 */
export function serializeThings(things: readonly Thing[]): readonly string[] {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return json.replaceAll('<', '\\u003c').match(/.{1,1000}(?:,|$)|.{1000}/gs) ?? [];
}
