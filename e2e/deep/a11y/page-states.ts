import { formatComparison } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { demoCopy } from '@/lib/content/pages/demo';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { rulesViewerCopy } from '@/lib/content/rules-viewer';
import { shellCopy } from '@/lib/content/shell';
import { fillIn, submit, thanks } from '../../support/contact-page';
import { expect, open } from '../../support/site';
import { press, RETURNING, type States } from './state';

export const PAGE_STATES: States = {
  async compare(page, check) {
    const left = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
    const right = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
    await open(page, formatComparison({ left, right, page: '/' }));
    const status = page.locator('[data-slot=comparison-status]');
    // The pages load when they come near.
    await status.scrollIntoViewIfNeeded();
    await expect(status).toContainText(/\d+ differences?/);
    await page.locator('[data-slot=difference-list] summary').first().click();
    await expect(page.getByRole('button', { name: compareCopy.tool.link.copyLink })).toBeVisible();
    await check('ready');
  },
  async reasons(page, check) {
    await open(page, `/solutions${RETURNING}`);
    for (const summary of await page.locator('main details[data-why] > summary').all()) await summary.click();
    await expect(page.locator('main [data-slot=why-panel]').first()).toBeVisible();
    await check('all open');
  },
  async article(page, check) {
    await open(page, '/content-hub');
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await check('open');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').first().fill('zzzzqqqq');
    await expect(page.getByText(/Nothing found/).first()).toBeVisible();
    await check('nothing found');
  },
  async 'focus-trap dialog'(page, check) {
    await open(page, '/demo');
    await press(page, demoCopy.live.dialog.open);
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('open');
  },
  async 'demo request'(page, check) {
    await open(page, '/contact');
    await submit(page).click();
    await expect(page.locator('#demo [aria-invalid=true]').first()).toBeVisible();
    await check('errors');
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await check('thanks');
  },
  async 'selector list'(page, check) {
    await open(page, `/${RETURNING}`);
    await page.getByRole('combobox', { name: 'Segment' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await check('open');
  },
  async 'header menus'(page, check) {
    await open(page, `/${RETURNING}`);
    await press(page, 'Visual theme');
    await check('themes');
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: shellCopy.menu.open });
    if (!(await menu.isVisible())) return;
    await menu.click();
    await check('mobile menu');
  },
  async settings(page, check) {
    await open(page, '/settings');
    await page.getByRole('switch', { name: shellCopy.settings.switches.behavioralAnalytics.label }).click();
    await expect(page.locator('[data-slot=toast]')).toContainText('Settings updated');
    await check('toast');
    await press(page, myDataCopy.show);
    await expect(page.locator('[data-slot=shown-data]')).toBeVisible();
    await press(page, myDataCopy.remove);
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('delete confirmation');
    await press(page, myDataCopy.confirm.yes);
    await expect(page.locator('[data-slot=deleted-data]')).toBeVisible();
    await check('deleted');
  },
  async analytics(page, check) {
    await open(page, '/analytics');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const tabs = page.getByRole('main').getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await check((await tab.textContent()) ?? '');
    }
    await page.getByRole('tab', { name: 'A/B Testing' }).click();
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('test details');
  },
  async features(page, check) {
    await open(page, '/features');
    for (const tab of await page.getByRole('tablist').first().getByRole('tab').all()) {
      await tab.click();
      await check((await tab.textContent()) ?? '');
    }
    await open(page, '/features#rules');
    await press(page, rulesViewerCopy.expandAll);
    await check('all rules');
    const tried = page.locator('#rule-hub-score');
    await tried.getByRole('button', { name: rulesViewerCopy.try.open }).click();
    await expect(tried.locator('[data-slot=rule-trial]')).toBeVisible();
    await check('a rule being tried');
  },
  async 'API call'(page, check) {
    await open(page, '/api');
    const call = page.locator('article#get-user');
    await call.getByRole('button', { name: /^Try it/ }).click();
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(call.locator('[data-slot=call-answer]')).toContainText('200');
    await check('response');
  },
  async search(page, check) {
    await open(page, '/nowhere');
    await page.getByRole('searchbox').fill('pricng');
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible();
    await check('results');
  },
};
