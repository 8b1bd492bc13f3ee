import { contentOf } from '../fixture';
import { checkLinks } from './targets';

const SOURCES = {
  'products.ts': "export const products = { a: { id: 'ai-automation', href: '/solutions#ai-automation' } };",
  'hub/weak-signals.ts': "export const weakSignals = { id: 'weak-signals', sections: [] };",
};
const check = (copy: string) =>
  checkLinks(
    contentOf(
      { ...SOURCES, 'home.ts': `export const homeCopy = ${copy};` },
      { renderedIds: new Map([['about', new Set(['careers', 'careers-title'])]]) },
    ),
  );

test.each([
  '/',
  '/pricing',
  '/about#careers',
  '/solutions#ai-automation',
  '/content-hub#weak-signals',
  '/features#rule-hub-score',
  'https://attune.example',
  'mailto:sales@attune.example',
])('%s points to an existing place', (href) => {
  expect(check(`{ link: { href: '${href}' } }`)).toEqual([]);
});

test.each([
  ['/price', 'There is no page /price on this site. The pages are listed in lib/config/routes.ts.'],
  ['/about#team', 'There is no place #team on the page /about. Places there: careers.'],
  ['/about#careers-title', 'There is no place #careers-title on the page /about. Places there: careers.'],
  ['/pricing#weak-signals', 'There is no place #weak-signals on the page /pricing. Places there: none.'],
])('%s points to nothing', (href, message) => {
  expect(check(`{ hero: { link: { href: '${href}' } } }`)).toEqual([
    { file: 'home.ts', line: 1, item: 'hero › link', field: 'href', message },
  ]);
});

test('a case names an existing article', () => {
  expect(check("{ article: { id: 'weak-signals' } }")).toEqual([]);
  expect(check("{ article: { id: 'strong-signals' } }")).toEqual([
    expect.objectContaining({
      item: 'article',
      message: expect.stringContaining('no article strong-signals'),
    }),
  ]);
});
