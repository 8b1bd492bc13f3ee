import { homeCopy } from '@/lib/content/home';
import { ruleCopy } from '@/lib/content/rules';
import { shellCopy } from '@/lib/content/shell';
import { RULES } from '@/lib/personalization/rules';
import { linksOf, parsePath, textsOf } from '../support/http/page-parts';
import { textOf } from '../support/http/read-page';

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

test('the comparison offers each view as a page', async () => {
  const { document } = await parsePath('/compare');
  expect(linksOf(document.querySelector('noscript')).length).toBeGreaterThanOrEqual(2);
});
