import { pathOf } from '@/lib/calls/endpoint';
import { ROUTE_IDS, ROUTES, type RouteId } from '@/lib/config/routes';
import { absoluteUrl } from '@/lib/config/site-url';
import { hubArticles } from '@/lib/content/hub/articles';
import { llmsCopy } from '@/lib/content/llms';
import { pageMetadata } from '@/lib/content/metadata';
import { contactCopy, CONTACT_IDS } from '@/lib/content/pages/contact';
import { products } from '@/lib/content/products';
import { PRODUCT_IDS } from '@/lib/personalization/products';
import { site } from '@/lib/content/site';

const { headings, notes, openApi } = llmsCopy;

/** llmstxt.org: the section 'Optional' can be skipped to save context. */
const OPTIONAL: readonly RouteId[] = ['demo', 'settings'];

const link = (label: string, url: string, text: string) => `- [${label}](${url}): ${text}`;
const section = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join('\n')}`;

export function writeLlmsText(siteUrl: string): string {
  const page = (id: RouteId) =>
    link(pageMetadata[id].name, absoluteUrl(siteUrl, ROUTES[id]), pageMetadata[id].description);
  const pageIds = ROUTE_IDS.filter((id) => id !== 'home');

  const parts = [
    `# ${site.name}`,
    `> ${site.description}`,
    notes.join('\n\n'),
    section(
      headings.products,
      PRODUCT_IDS.map((id) =>
        link(products[id].name, absoluteUrl(siteUrl, products[id].href), products[id].text),
      ),
    ),
    section(headings.pages, [
      ...pageIds.filter((id) => !OPTIONAL.includes(id)).map(page),
      link(openApi.label, new URL(pathOf('GET /api/openapi.json'), siteUrl).href, openApi.text),
    ]),
    section(
      headings.guides,
      hubArticles.map(({ id, title, description }) =>
        link(title, absoluteUrl(siteUrl, `${ROUTES.contentHub}#${id}`), description),
      ),
    ),
    section(
      headings.contact,
      CONTACT_IDS.map(
        (id) =>
          `- ${contactCopy.ways[id].title}: ${contactCopy.ways[id].email}. ${contactCopy.ways[id].text}`,
      ),
    ),
    section(headings.optional, pageIds.filter((id) => OPTIONAL.includes(id)).map(page)),
  ];
  return `${parts.join('\n\n')}\n`;
}
