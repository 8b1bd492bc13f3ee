import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { RULES } from '@/lib/personalization/rules';
import { tunerCopy } from '@/lib/content/tuner';
import { CLUSTERS, SEGMENTS, VISITOR_TYPES } from '@/lib/personalization/persona';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { parsePath, textsOf } from '../support/http/page-parts';
import { readPage, textOf } from '../support/http/read-page';

test('the home page has the words of all tabs, and links in place of the selectors', async () => {
  const { document } = await parsePath('/');
  const panels = textsOf(document, '[role=tabpanel]').join(' ');
  for (const { headline } of Object.values(homeCopy.tabs.items)) expect(panels).toContain(headline);
  const links = [...document.querySelectorAll('noscript')].map(({ innerHTML }) => innerHTML).join('');
  for (const segment of ['innovation-leader', 'developer', 'sales-prospect'])
    expect(links).toContain(`href="/?segment=${segment}&amp;cluster=explorer&amp;visitor=new"`);
});

test.each(['/', '/settings'])('%s explains the three settings', async (path) => {
  const { document } = await parsePath(path);
  const panel = textOf(document.querySelector('main [data-slot=personalization-settings]'));
  expect(panel).toContain('These three switches need JavaScript.');
  for (const { label } of Object.values(shellCopy.settings.switches)) expect(panel).toContain(label);
});

test('the rules are readable under headings', async () => {
  const { document } = await parsePath('/features');
  const headings = textsOf(document, '#rules li > h3');
  expect(headings).toHaveLength(RULES.length);
  for (const [index, { id }] of RULES.entries()) expect(headings[index]).toContain(ruleCopy[id].name);
});

test('without scripts the scales are three rows of links to the other views', async () => {
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
