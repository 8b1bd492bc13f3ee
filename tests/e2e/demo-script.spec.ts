import type { Page } from 'playwright/test';
import { bar, blur, demoCookie } from './demo-bar';
import { expect, hydrated, open, test } from './site';

/**
 * The five-minute demo of the README, word for word: every button, key and text in quotes there stands here as it is
 * written there. Whoever changes one changes the other.
 */
const barButton = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const group = (page: Page, name: string) => bar(page).getByRole('group', { name });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('the demo script of the README works word for word', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });

  // 1. Open the home page and choose 'Demo view' at the right end of the bar below the menu.
  await open(page, '/');
  await page.getByRole('link', { name: 'Demo view', exact: true }).click();
  await expect(bar(page)).toContainText('Demo view. Nothing is stored.');
  await expect(bar(page)).toContainText('Innovation leader · Explorer · New');
  await expect(headline(page)).toHaveText('Know where your market goes next');

  // 2. Press C. Under 'Segment' choose 'Developer', under 'Behavior' 'Researcher'. Press Escape.
  await hydrated(page);
  await page.keyboard.press('c');
  await group(page, 'Demo controls').getByLabel('Segment', { exact: true }).selectOption('Developer');
  await group(page, 'Demo controls').getByLabel('Behavior', { exact: true }).selectOption('Researcher');
  await page.keyboard.press('Escape');
  await expect(group(page, 'Demo controls')).toBeHidden();
  await expect(bar(page)).toContainText('Developer · Researcher · New');
  await expect(page.getByRole('main')).toContainText('For developers who read the source', {
    ignoreCase: true,
  });

  // 3. Press N twice: the same page for a developer who is ready to act.
  await blur(page);
  await page.keyboard.press('n');
  await expect(bar(page)).toContainText('Developer · Researcher · Returning');
  await page.keyboard.press('n');
  await expect(bar(page)).toContainText('Developer · Converter · New');
  await expect(page.getByRole('main')).toContainText('For developers ready to build', { ignoreCase: true });

  // 4. Press E: every reason on the page opens. Press E again.
  await page.keyboard.press('e');
  const reasons = page.locator('details[data-why]');
  await expect(page.locator('details[data-why][open]')).toHaveCount(await reasons.count());
  await expect(page.getByRole('main').locator('[data-slot=why-panel]').first()).toContainText(
    'Where your view comes from',
  );
  await page.keyboard.press('e');
  await expect(page.locator('details[data-why][open]')).toHaveCount(0);

  // 5. Press C and switch 'Content personalization' off: the standard page. Switch it on again. Press Escape.
  await page.keyboard.press('c');
  const content = group(page, 'Demo controls').getByRole('switch', { name: 'Content personalization' });
  await content.click();
  await expect(page.getByRole('main')).toContainText('For innovation leaders', { ignoreCase: true });
  await content.click();
  await expect(page.getByRole('main')).toContainText('For developers ready to build', { ignoreCase: true });

  // 6. Still under C, choose 'Compare two visitors'.
  await group(page, 'Demo controls').getByRole('link', { name: 'Compare two visitors' }).click();
  await expect(page).toHaveURL(/\/compare/);
  await expect(bar(page)).toBeVisible();

  // 7. Go to 'Home' in the menu, press S, type the company under 'Prepared for (optional)', choose 'Copy link'.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar(page)).toBeVisible();
  await blur(page);
  await page.keyboard.press('s');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await group(page, 'Share this view').getByLabel('Prepared for (optional)').fill('Example Ltd');
  await expect(bar(page)).toContainText('Prepared for Example Ltd');
  await expect(group(page, 'Share this view')).toContainText('Works until');
  await group(page, 'Share this view').getByRole('button', { name: 'Copy link' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await browser.newPage();
  await guest.goto(new URL(url).pathname);
  await expect(bar(guest)).toContainText('Prepared for Example Ltd');
  await expect(bar(guest)).toContainText('Developer · Converter · New');
  await guest.close();

  // 8. Choose 'Exit demo': the page is as it was in step 1, and nothing of the demo was kept.
  await barButton(page, 'Exit demo').click();
  await expect(bar(page)).toBeHidden();
  await expect(headline(page)).toHaveText('Know where your market goes next');
  expect(await demoCookie(page)).toBeUndefined();
});
