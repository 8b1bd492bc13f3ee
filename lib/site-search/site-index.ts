import { ROUTE_IDS, ROUTES } from '@/lib/config/routes';
import { hubArticles } from '@/lib/content/hub/articles';
import type { Link } from '@/lib/content/link';
import { pageMetadata } from '@/lib/content/metadata';
import { navigationCopy } from '@/lib/content/navigation';
import { INDUSTRY_IDS, industriesCopy } from '@/lib/content/pages/industries';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { solutionsCopy, type SolutionCopy } from '@/lib/content/pages/solutions';
import { products } from '@/lib/content/products';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { site } from '@/lib/content/site';
import type { SiteEntry } from '@/lib/calls/get-site-index';

const BRAND = ` | ${site.name}`;

const pages: SiteEntry[] = ROUTE_IDS.map((id) => ({
  title: pageMetadata[id].title.replace(BRAND, ''),
  description: pageMetadata[id].description,
  href: ROUTES[id],
  kind: 'page',
}));

/** Sections linked in the footer, such as Careers, with the description of their page. */
const sections: SiteEntry[] = navigationCopy.footer.columns
  .flatMap(({ links }): readonly Link[] => links)
  .filter(({ href }) => href.includes('#'))
  .map(({ label, href }) => ({
    title: label,
    description: pages.find((page) => page.href === href.split('#')[0])?.description ?? '',
    href,
    kind: 'page',
  }));

const industries: SiteEntry[] = INDUSTRY_IDS.map((id) => ({
  title: industriesCopy.items[id].name,
  description: industriesCopy.items[id].line,
  href: `${ROUTES.industries}#${id}`,
  kind: 'page',
}));

const solutions: Readonly<Record<string, SolutionCopy>> = solutionsCopy.items;

const offerings: SiteEntry[] = PRODUCT_IDS.flatMap((id) => {
  const { name, line, text, href } = products[id];
  const part = solutions[id]?.part;
  return [
    { title: name, description: `${line}. ${text}`, href },
    ...(part ? [{ title: part.title, description: part.text, href: `${ROUTES.solutions}#${part.id}` }] : []),
  ].map((entry) => ({ ...entry, kind: 'offering' as const }));
});

const articles: SiteEntry[] = hubArticles.map(({ id, title, description }) => ({
  title,
  description,
  href: `${ROUTES.contentHub}#${id}`,
  kind: 'article',
}));

const questions: SiteEntry[] = pricingCopy.faq.items.map(({ question, answer }) => ({
  title: question,
  description: answer,
  href: `${ROUTES.pricing}#questions`,
  kind: 'question',
}));

export const siteIndex: readonly SiteEntry[] = [
  ...pages,
  ...offerings,
  ...industries,
  ...articles,
  ...questions,
].concat(sections.filter(({ href }) => !offerings.some((offering) => offering.href === href)));
