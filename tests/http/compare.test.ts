import { homeCopy } from '@/lib/content/home';
import { linksOf } from '../support/http/page-parts';
import { personaHeaders, readPage, textOf } from '../support/http/read-page';

test('without scripts /compare explains itself, and links to the standard view and to your own', async () => {
  const { document } = await readPage('/compare', personaHeaders('sales-prospect.converter.returning'));
  const unscripted = document.querySelector('main noscript');
  expect(textOf(unscripted)).toContain('Without scripts, one view at a time');
  expect(linksOf(unscripted)).toEqual([
    'Innovation leader, Explorer, Returning → /?segment=innovation-leader&cluster=explorer&visitor=returning',
    'Sales & marketing, Ready to decide, Returning → /?segment=sales-prospect&cluster=converter&visitor=returning',
  ]);
});

test.each([
  ['no cookie', {}],
  ['another persona', personaHeaders('developer.researcher.returning')],
])('a compared page is the one of its address, and sets no cookie, with %s', async (_, headers) => {
  const address = '/?segment=sales-prospect&cluster=converter&visitor=new&view=compare';
  const page = await readPage(address, headers);
  expect(textOf(page.document.querySelector('h1'))).toBe(
    homeCopy.hero.copy['sales-prospect'].converter.headline,
  );
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('x-variant')).toBeNull();
});
