import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { tunerCopy } from '@/lib/content/tuner';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { linksOf, personaHeaders, readPage, textOf, textsOf } from '../support/http/read-page';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { playgroundCopy } from '@/lib/content/pages/demo';
import { site } from '@/lib/content/site';

test('the home page has the words of all tabs', async () => {
  const { document } = await readPage('/');
  const panels = textsOf(document, '[role=tabpanel]').join(' ');
  for (const { headline } of Object.values(homeCopy.tabs.items)) expect(panels).toContain(headline);
});

test.each(['/', '/settings'])('%s explains the three settings', async (path) => {
  const { document } = await readPage(path);
  const panel = textOf(document.querySelector('main [data-slot=personalization-settings]'));
  expect(panel).toContain('These three switches need JavaScript.');
  for (const { label } of Object.values(shellCopy.settings.switches)) expect(panel).toContain(label);
});

test('the scales are three rows of links to the other views', async () => {
  const { document } = await readPage('/?segment=developer&cluster=converter');
  const headings = [...document.querySelectorAll('main h2')];
  const panel = headings.find((one) => textOf(one) === tunerCopy.heading)?.closest('section');
  expect(panel?.querySelector('[role=radiogroup]')?.closest('[data-scripted]')).not.toBeNull();
  const links = [...(panel?.querySelectorAll('noscript a') ?? [])];
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  const { segment, cluster, visitor } = shellCopy.selectorBar;
  expect(current.map(textOf)).toEqual([
    segment.options.developer.label,
    cluster.options.converter.label,
    visitor.options.new.label,
  ]);
  const view = { segment: 'developer', cluster: 'converter', visitor: 'new' };
  const expected = Object.entries({ segment, cluster, visitor }).flatMap(([field, { options }]) =>
    Object.entries(options).map(
      ([value, { label }]) => `${label} /?${new URLSearchParams({ ...view, [field]: value })}`,
    ),
  );
  expect(expected).toHaveLength(SEGMENTS.length + CLUSTERS.length + VISITOR_TYPES.length);
  expect(links.map((link) => `${textOf(link)} ${link.getAttribute('href')}`)).toEqual(expected);
});

test('without scripts the settings page describes the themes and links to the stored data', async () => {
  const { document } = await readPage('/settings');
  const main = document.querySelector('main');
  for (const { description } of Object.values(shellCopy.visualTheme.options))
    expect(textOf(main)).toContain(description);
  const links = [...document.querySelectorAll('main a')];
  const stored = links.find((link) => textOf(link) === myDataCopy.unscriptedLink);
  expect(stored?.getAttribute('href')).toBe('/api/my-data/download');
  const remove = [...document.querySelectorAll('main button')].find(
    (button) => textOf(button) === myDataCopy.remove,
  );
  expect(remove?.closest('[data-scripted]')).not.toBeNull();
});

test('the demo form is there on arrival, before the addresses, with links to write an email instead', async () => {
  const { document } = await readPage('/contact');
  const inMain = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
  expect(inMain('h2').map(textOf).slice(0, 3)).toEqual([
    'Request a Demo',
    'What happens in the demo',
    'Three addresses, three teams',
  ]);
  expect(inMain('#demo form label[for]').map(textOf)).toEqual(
    Object.values(demoRequestCopy.fields).map(({ label }) => label),
  );
  expect(inMain('#demo button').map(textOf)).toEqual(['Schedule Demo']);
  expect(textOf(document.querySelector('main')).match(/thirty minutes|half an hour/gi)).toHaveLength(1);
  expect(linksOf(document.querySelector('#demo [data-unscripted]'))).toEqual([
    `Schedule Demo → mailto:${site.emails.sales}?subject=Demo%20request`,
  ]);
  const addresses = [site.emails.sales, site.emails.support, site.emails.partnerships];
  for (const email of addresses)
    expect(linksOf(document.querySelector('main'))).toContain(`${email} → mailto:${email}`);
});

test('pictures of the playground load lazily, each over a blurred copy below 1 KB, and the other demos say what they need', async () => {
  const { document } = await readPage('/demo');
  const { pictures } = playgroundCopy.live.images;
  const lazy = [...document.querySelectorAll('[data-slot=lazy-picture] noscript img')];
  expect(lazy.map((image) => [image.getAttribute('loading'), image.getAttribute('alt')])).toEqual(
    pictures.map(({ alt }) => ['lazy', alt]),
  );
  expect(textsOf(document, '[data-demo] [data-unscripted=open]')).toEqual(
    Array(4).fill('This demo runs with JavaScript, which is off in your browser.'),
  );
  const blurred = [...document.querySelectorAll('[data-slot=lazy-picture] img[data-scripted]')];
  const copies = blurred.map((image) => image.getAttribute('src') ?? '');
  expect(new Set(copies).size).toBe(pictures.length);
  for (const copy of copies) {
    expect(copy.length).toBeLessThan(1024);
    const bytes = Buffer.from(copy.replace('data:image/webp;base64,', ''), 'base64');
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  }
  expect(
    linksOf(document.querySelector('[role=search], search')).map((link) => link.split(' → ')[1]),
  ).toEqual(
    'skip-link announcements focus-on-arrival focus-in-dialogs images cached-data keys'
      .split(' ')
      .map((id) => `#${id}`),
  );
});

test('/compare explains itself, and links to the standard view and to your own', async () => {
  const { document } = await readPage('/compare', personaHeaders('sales-prospect.converter.returning'));
  const unscripted = document.querySelector('main noscript');
  expect(textOf(unscripted)).toContain('Without scripts, one view at a time');
  expect(linksOf(unscripted)).toEqual([
    'Innovation leader, Explorer, Returning → /?segment=innovation-leader&cluster=explorer&visitor=returning',
    'Sales & marketing, Ready to decide, Returning → /?segment=sales-prospect&cluster=converter&visitor=returning',
  ]);
});
