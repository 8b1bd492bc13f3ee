import type { Page } from 'playwright/test';
import { heroMessages } from '@/lib/content/hero-messages';
import { whyCopy } from '@/lib/content/why';
import { BROWSER } from '../support/browser/experiment-visit';
import { heading, headline } from '../support/pages/home-page';
import { readShift } from '../support/browser/watch-page';
import { expect, open, openWithWidgets, test } from '../support/site/site';
import { openDetails } from '../support/pages/why-panel';

/** For a sales prospect, an explorer. */
const AD = '/?utm_source=google&utm_medium=cpc&utm_campaign=pipeline-search';
const PROMISE = heroMessages['more-pipeline'].headline;

// Visits of headless browsers are not counted.
test.use({ userAgent: BROWSER });

const follow = async (page: Page, name: string, path: string) => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await page.waitForURL(path);
};

test("an ad's page keeps its promise without moving, is counted and names the ad as its reason, until another segment is chosen", async ({
  page,
}) => {
  const counted = page.waitForResponse('**/api/campaign-visits');
  await openWithWidgets(page, AD);
  expect((await counted).status()).toBe(200);
  await expect(heading(page)).toHaveText(PROMISE);
  expect(await readShift(page)).toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/\/[^/]+\/?$/);
  const why = page.locator('[data-slot=hero] details[data-why]');
  await openDetails(why);
  await expect(why).toContainText(`Sales & marketing (${whyCopy.origins.campaign})`);
  const segment = page.getByRole('combobox', { name: 'Segment' });
  await segment.click();
  await page.getByRole('option', { name: 'Developer' }).click();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(segment).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
});

test(
  'the promise is still there after leaving and returning by link, history or reload',
  { tag: '@history' },
  async ({ page }) => {
    await open(page, AD);
    await follow(page, 'AI Solutions', '/solutions');
    await page.goBack();
    await expect(heading(page)).toHaveText(PROMISE);
    await page.reload();
    await expect(heading(page)).toHaveText(PROMISE);
    await follow(page, 'About', '/about');
    await follow(page, 'Home', '/');
    await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText(PROMISE);
  },
);
