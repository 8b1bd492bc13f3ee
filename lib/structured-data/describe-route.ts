import { ROUTES, type RouteId } from '@/lib/config/routes';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { PRODUCT_IDS, products } from '@/lib/content/products';
import { site } from '@/lib/content/site';
import { absoluteUrl } from './absolute-url';
import { describeOrganization, describeWebSite, nameOrganization } from './organization';
import { pageNames } from './page-names';
import type { Thing } from './thing';

function describeBreadcrumbs(id: keyof typeof pageNames, siteUrl: string): Thing {
  const trail = [
    { name: site.name, href: ROUTES.home },
    { name: pageNames[id], href: ROUTES[id] },
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

function describeQuestions(): Thing {
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
function describeOfferings(siteUrl: string): Thing[] {
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
      provider: nameOrganization(siteUrl),
    };
  });
}

/** What a page tells machines about itself, the same for every persona. */
export function describeRoute(id: RouteId, siteUrl: string): Thing[] {
  if (id === 'home') return [describeOrganization(siteUrl), describeWebSite(siteUrl)];
  return [
    describeBreadcrumbs(id, siteUrl),
    ...(id === 'pricing' ? [describeQuestions()] : []),
    ...(id === 'solutions' ? describeOfferings(siteUrl) : []),
  ];
}
