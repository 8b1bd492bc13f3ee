import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { readPage, textOf, type ReadPage } from '@/tests/support/http/read-page';
import { site } from '@/lib/content/site';

const { fields } = demoRequestCopy;
let contact: ReadPage;

beforeAll(async () => {
  contact = await readPage('/contact');
});

const inMain = (selector: string) => [...contact.document.querySelectorAll(`main ${selector}`)];

test.each([site.emails.sales, site.emails.support, site.emails.partnerships])(
  'the contact page links to %s',
  (email) => {
    expect(inMain(`a[href="mailto:${email}"]`).map(textOf)).toContain(email);
  },
);

test('the demo form is there on arrival, before the addresses, with an email link for visitors without scripts', () => {
  expect(inMain('h2').map(textOf).slice(0, 3)).toEqual([
    'Request a Demo',
    'What happens in the demo',
    'Three addresses, three teams',
  ]);
  expect(inMain('#demo form label[for]').map(textOf)).toEqual(
    Object.values(fields).map(({ label }) => label),
  );
  expect(inMain('#demo button').map(textOf)).toEqual(['Schedule Demo']);
  expect(textOf(contact.document.querySelector('main')).match(/thirty minutes|half an hour/gi)).toHaveLength(
    1,
  );
  const unscripted = inMain('#demo [data-unscripted] a');
  expect(unscripted.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Schedule Demo', `mailto:${site.emails.sales}?subject=Demo%20request`],
  ]);
});
