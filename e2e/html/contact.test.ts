import { readPage, textOf, type ReadPage } from '@/e2e/support/read-page';

let contact: ReadPage;

beforeAll(async () => {
  contact = await readPage('/contact');
});

const inMain = (selector: string) => [...contact.document.querySelectorAll(`main ${selector}`)];

test.each(['sales@attune.example', 'support@attune.example', 'partnerships@attune.example'])(
  'the contact page links to %s',
  (email) => {
    expect(inMain(`a[href="mailto:${email}"]`).map(textOf)).toContain(email);
  },
);

test('the box Request a Demo has a button, and an email link for visitors without scripts', () => {
  expect(inMain('#demo h2').map(textOf)).toEqual(['Request a Demo']);
  expect(inMain('#demo button').map(textOf)).toEqual(['Schedule Demo']);
  const unscripted = inMain('#demo [data-unscripted] a');
  expect(unscripted.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Schedule Demo', 'mailto:sales@attune.example?subject=Demo%20request'],
  ]);
});
