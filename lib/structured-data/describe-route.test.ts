import { ROUTES, type RouteId } from '@/lib/config/routes';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { products } from '@/lib/content/products';
import { describeRoute, serializeThings, type Thing } from './describe-route';

const siteUrl = 'https://attune.example';

const company = {
  '@type': 'Organization',
  '@id': 'https://attune.example/#organization',
  name: 'Attune',
  url: 'https://attune.example/',
};

const ids = Object.keys(ROUTES).filter((id): id is RouteId => id in ROUTES);

test('the home page describes the company and the site', () => {
  const [organization, webSite, ...others] = describeRoute('home', siteUrl);
  expect(others).toEqual([]);
  expect(organization).toMatchObject({
    ...company,
    logo: 'https://attune.example/icon-512.png',
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: 'sales@attune.example' },
      { '@type': 'ContactPoint', contactType: 'support', email: 'support@attune.example' },
      { '@type': 'ContactPoint', contactType: 'partnerships', email: 'partnerships@attune.example' },
    ],
  });
  expect(webSite).toMatchObject({ '@type': 'WebSite', url: 'https://attune.example/', publisher: company });
});

test('every other page has a breadcrumb', () => {
  expect(describeRoute('about', siteUrl)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Attune', item: 'https://attune.example/' },
        { '@type': 'ListItem', position: 2, name: 'About Attune', item: 'https://attune.example/about' },
      ],
    },
  ]);
  const trails = ids.filter((id) => describeRoute(id, siteUrl)[0]?.['@type'] === 'BreadcrumbList');
  expect(trails).toEqual(ids.filter((id) => id !== 'home'));
});

test('the questions about plans include their answers', () => {
  const [, questions] = describeRoute('pricing', siteUrl);
  expect(questions).toEqual({
    '@type': 'FAQPage',
    mainEntity: pricingCopy.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});

test('each product is a service of the company, without a price', () => {
  const [, ...services] = describeRoute('solutions', siteUrl);
  expect(services).toMatchObject(Object.values(products).map(({ name }) => ({ name })));
  expect(services[0]).toEqual({
    '@type': 'Service',
    '@id': 'https://attune.example/solutions#ai-automation',
    name: 'AI Automation',
    serviceType: 'AI-powered workflow automation',
    description: products['ai-automation'].text,
    url: 'https://attune.example/solutions#ai-automation',
    provider: company,
  });
  expect(JSON.stringify(services)).not.toMatch(/offers|price/i);
});

test('the other pages add nothing', () => {
  const plain = ids.filter((id) => describeRoute(id, siteUrl).length === 1);
  expect(plain).toEqual(ids.filter((id) => !['home', 'pricing', 'solutions'].includes(id)));
});

test('the graph is one JSON document of schema.org', () => {
  const things: Thing[] = [{ '@type': 'WebSite', name: 'Attune' }];
  expect(JSON.parse(serializeThings(things).join(''))).toEqual({
    '@context': 'https://schema.org',
    '@graph': things,
  });
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;"\u2028'])(
  '%j cannot close its script element, and is read back unchanged',
  (name) => {
    const json = serializeThings([{ '@type': 'WebSite', name }]).join('');
    expect(json).not.toContain('<');
    expect(JSON.parse(json)['@graph'][0].name).toBe(name);
  },
);
