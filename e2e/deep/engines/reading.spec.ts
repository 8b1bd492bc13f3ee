import { analyticsByRange } from '@/lib/content/analytics/analytics-by-range';
import { TIME_RANGES } from '@/lib/content/analytics/analytics-data';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import { hubBrowserCopy } from '@/lib/content/hub-browser';
import { hubArticles } from '@/lib/content/hub/articles';
import { demoRequestCopy } from '@/lib/content/pages/demo-request';
import { formatCount } from '@/lib/personalization/counts';
import { button, choose } from './shell';
import { test } from './site';

test('a demo request is sent and confirmed', async ({ visitor }) => {
  const { heading, fields, send, thanks } = demoRequestCopy;
  const main = visitor.role('main');
  await visitor.open('/contact');
  await button(visitor, callToActionCopy['schedule-demo'].label, main).click();
  const form = visitor.role('form', heading, main);
  await visitor.role('textbox', fields.name.label, form).expectFocused();
  await visitor.type('Ann Example');
  await visitor.press('Tab');
  await visitor.type('ann@company.example');
  await visitor.press('Tab');
  await visitor.type('Company');
  await visitor.role('textbox', fields.company.label, form).expectState({ value: 'Company' });
  await button(visitor, send, form).click();
  await visitor.role('heading', thanks.heading, main).expectFocused();
  await main.expectText(new RegExp(`${thanks.text} ann@company\\.example`));
  await button(visitor, thanks.close, main).click();
  await button(visitor, callToActionCopy['schedule-demo'].label, main).expectFocused();
});

test('the content hub can be searched, filtered and read', async ({ visitor }) => {
  await visitor.open('/content-hub?segment=developer&cluster=researcher');
  const items = visitor.role('listitem', undefined, visitor.role('tabpanel'));
  await items.expectCount(4);
  await visitor.role('searchbox', hubBrowserCopy.search.label).click();
  await visitor.type('WEAK SIGNALS');
  const found = hubArticles.filter(({ title, description, tags }) =>
    [title, description, ...tags].some((text) => text.toLowerCase().includes('weak signals')),
  );
  await visitor.role('tab', /^All Content/).expectText(`All Content ${found.length}`);
  await button(visitor, hubBrowserCopy.search.clear).click();
  await visitor.role('tab', /^All Content/).click();
  await items.expectCount(hubArticles.length);
  const category = hubArticles.filter(({ category }) => category === 'Getting Started');
  await choose(visitor, 'Category', 'Getting Started');
  await items.expectCount(category.length);
  const link = visitor.role('link', undefined, items);
  const { text: title } = await link.read();
  await link.click();
  await visitor.role('heading', title, visitor.role('dialog')).expectFocused();
  await visitor.press('Escape');
  await visitor.role('dialog').expectGone();
  await link.expectFocused();
});

test('the dashboard shows each range and each tab', async ({ visitor }) => {
  const { range, tabs, kpis } = dashboardCopy;
  await visitor.open('/analytics?visitor=returning');
  const dashboard = visitor.css('[data-slot=dashboard][aria-busy=false]');
  for (const id of TIME_RANGES.toReversed()) {
    await choose(visitor, range.label, range.options[id]);
    await dashboard.expectShown();
    const { totalSessions } = analyticsByRange[id].userBehavior;
    await visitor
      .css('dd', visitor.role('region', kpis.heading))
      .expectText(new RegExp(`^${formatCount(totalSessions)}`));
  }
  for (const { heading } of Object.values(tabs.items)) {
    await visitor.role('tab', heading).click();
    await visitor.role('heading', undefined, visitor.role('tabpanel', heading)).expectShown();
  }
});
