import type { Page } from 'playwright/test';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { goBack, noteRestoring, wasRestored } from '../support/browser/back-forward-visit';
import { choose, heading, headline } from '../support/pages/home-page';
import { expect, openWithTracker, test } from '../support/site/site';

const goForward = (page: Page) => page.goForward({ waitUntil: 'commit' });

async function expectDeveloper(page: Page) {
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Developer/);
  await expect(page.locator('aside').getByRole('link', { name: 'API Docs' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toContain('persona=developer.explorer.returning');
}

test(
  'pages from the back/forward cache show the persona chosen on another page, and the standard page once the choice was deleted',
  { tag: '@history' },
  async ({ page }) => {
    await noteRestoring(page);
    for (const path of ['/?visitor=returning', '/about', '/?x=1']) await openWithTracker(page, path);
    const saved = page.waitForResponse('**/api/user/*/segment');
    await choose(page, 'Segment', 'Developer');
    await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
    await (await saved).finished();
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);
    await goBack(page);
    await expectDeveloper(page);
    expect(await wasRestored(page)).toBe(true);
    await goForward(page);
    await expect(page).toHaveURL(/\/about$/);
    await goForward(page);
    await expect(page).toHaveURL(/x=1$/);
    await expectDeveloper(page);

    await openWithTracker(page, '/settings');
    await page.getByRole('button', { name: myDataCopy.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: myDataCopy.confirm.yes }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('persona=');
    await goBack(page);
    await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
    await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Innovation/);
  },
);
