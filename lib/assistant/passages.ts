import { ROUTES, type Href, type RouteId } from '@/lib/config/routes';
import { claims } from '@/lib/content/claims';
import { pageMetadata } from '@/lib/content/metadata';
import { products } from '@/lib/content/products';
import { site } from '@/lib/content/site';

/** Some words of the site, and where they stand. */
export type Passage = { title: string; href: Href; text: string };

const PAGE_IDS = Object.keys(pageMetadata) as RouteId[];

const CONTACTS = [
  {
    title: 'Talk to sales, pricing questions, request a demo',
    text: 'Our sales team answers at',
    email: site.emails.sales,
  },
  {
    title: 'Help and support, report a problem',
    text: 'Our support team answers at',
    email: site.emails.support,
  },
  { title: 'Partnerships and partners', text: 'For partnerships, write to', email: site.emails.partnerships },
];

/** Everything the assistant may quote. */
export const passages: readonly Passage[] = [
  {
    title: `About ${site.name}, the company: who you are, what you do`,
    href: ROUTES.about,
    text: site.description,
  },
  { title: 'Free trial', href: ROUTES.pricing, text: claims.freeTrial.sentence },
  { title: 'Uptime, availability and SLA', href: ROUTES.solutions, text: claims.uptime.sentence },
  {
    title: 'Customers and conversion',
    href: ROUTES.cases,
    text: `${claims.enterprises.sentence} ${claims.conversionUplift.sentence}`,
  },
  ...Object.values(products).map(({ name, line, href, text }) => ({ title: `${name}: ${line}`, href, text })),
  ...Object.values(products).flatMap(({ name, href, capabilities }) =>
    capabilities.map(({ title, text }) => ({ title: `${name}: ${title}`, href, text })),
  ),
  ...CONTACTS.map(({ title, text, email }) => ({ title, href: ROUTES.contact, text: `${text} ${email}.` })),
  ...PAGE_IDS.map((id) => ({
    title: pageMetadata[id].title,
    href: ROUTES[id],
    text: pageMetadata[id].description,
  })),
];
