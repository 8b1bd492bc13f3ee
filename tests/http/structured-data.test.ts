import { ROUTE_IDS, ROUTES, type RouteId } from '@/lib/config/routes';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { READ_TIMEOUT_MS, readEveryPage, textsOf, UNKNOWN_PATH } from '../support/http/page-parts';
import { textOf, type ReadPage } from '../support/http/read-page';

const DATA = 'script[type="application/ld+json"]';
const EXTRA: Partial<Record<RouteId, string[]>> = {
  pricing: ['FAQPage'],
  solutions: ['Service', 'Service', 'Service', 'Service'],
};

let pages: Map<string, ReadPage>;

beforeAll(async () => {
  pages = await readEveryPage();
}, READ_TIMEOUT_MS);

test.each(ROUTE_IDS)('%s has one graph, of the right types', (id) => {
  const graphs = textsOf(pages.get(ROUTES[id])?.document, DATA).map((json) => JSON.parse(json));
  const types = id === 'home' ? ['Organization', 'WebSite'] : ['BreadcrumbList', ...(EXTRA[id] ?? [])];
  expect(graphs).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': types.map((type) => expect.objectContaining({ '@type': type })),
    },
  ]);
});

test('an unknown address has none', () => {
  expect(textsOf(pages.get(UNKNOWN_PATH)?.document, DATA)).toEqual([]);
});

test('the questions it lists are on the page with their answers', () => {
  const words = textOf(pages.get(ROUTES.pricing)?.document.querySelector('main'));
  for (const { question, answer } of pricingCopy.faq.items) {
    expect(words).toContain(question);
    expect(words).toContain(answer);
  }
});
