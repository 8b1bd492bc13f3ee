import { pricingCopy } from '@/lib/content/pages/pricing';
import { products } from '@/lib/content/products';
import { productNames } from '@/lib/content/product-names';
import { site } from '@/lib/content/site';
import { describeRoute, serializeThings, type Thing } from './describe-route';

const siteUrl = `https://${site.domain}`;

const company = {
  '@type': 'Organization',
  '@id': `https://${site.domain}/#organization`,
  name: site.name,
  url: `https://${site.domain}/`,
};

test('the home page describes the company and the site', () => {
  const [organization, webSite, ...others] = describeRoute('home', siteUrl);
  expect(others).toEqual([]);
  expect(organization).toMatchObject({
    ...company,
    logo: `https://${site.domain}/icon-512.png`,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: site.emails.sales },
      { '@type': 'ContactPoint', contactType: 'support', email: site.emails.support },
      { '@type': 'ContactPoint', contactType: 'partnerships', email: site.emails.partnerships },
    ],
  });
  expect(webSite).toMatchObject({ '@type': 'WebSite', url: `https://${site.domain}/`, publisher: company });
});

test('another page has a breadcrumb', () => {
  expect(describeRoute('about', siteUrl)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.name, item: `https://${site.domain}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: `About ${site.name}`,
          item: `https://${site.domain}/about`,
        },
      ],
    },
  ]);
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
    '@id': `https://${site.domain}/solutions#ai-automation`,
    name: productNames['ai-automation'],
    serviceType: 'AI-powered workflow automation',
    description: products['ai-automation'].text,
    url: `https://${site.domain}/solutions#ai-automation`,
    provider: company,
  });
  expect(JSON.stringify(services)).not.toMatch(/offers|price/i);
});

test('the graph is one JSON document of schema.org', () => {
  const things: Thing[] = [{ '@type': 'WebSite', name: site.name }];
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
