import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { bar, blur, command, demoCookie, panel } from './demo-bar';
import { expect, hydrated, open, test } from './site';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const controls = (page: Page) => panel(page, 'Demo controls');
const expectInMain = (page: Page, text: string) =>
  expect(page.getByRole('main')).toContainText(text, { ignoreCase: true });

/** The five-minute demo of docs/demo.md, in its own words. */
const STEPS: Readonly<Record<string, (page: Page, browser: Browser) => Promise<void>>> = {
  'Open the home page and choose **Demo view** at the right end of the bar below the menu. The bar at the bottom reads "Demo view. Nothing is stored." and "Innovation leader · Explorer · New".':
    async (page) => {
      await open(page, '/');
      await page.getByRole('link', { name: 'Demo view', exact: true }).click();
      await expect(bar(page)).toContainText('Demo view. Nothing is stored.');
      await expect(bar(page)).toContainText('Innovation leader · Explorer · New');
      await expect(headline(page)).toHaveText('Know where your market goes next');
    },

  'Press **C**. Under **Segment** choose **Developer**, under **Behavior** choose **Researcher**. Press **Escape**.':
    async (page) => {
      await hydrated(page);
      await page.keyboard.press('c');
      await controls(page).getByLabel('Segment', { exact: true }).selectOption('Developer');
      await controls(page).getByLabel('Behavior', { exact: true }).selectOption('Researcher');
      await page.keyboard.press('Escape');
      await expect(controls(page)).toBeHidden();
      await expect(bar(page)).toContainText('Developer · Researcher · New');
      await expectInMain(page, 'For developers who read the source');
    },

  'Press **N** twice: "Developer · Converter · New". **P** goes back, **N** forward again.': async (page) => {
    await blur(page);
    await page.keyboard.press('n');
    await expect(bar(page)).toContainText('Developer · Researcher · Returning');
    await page.keyboard.press('n');
    await expect(bar(page)).toContainText('Developer · Converter · New');
    await page.keyboard.press('p');
    await expect(bar(page)).toContainText('Developer · Researcher · Returning');
    await page.keyboard.press('n');
    await expect(bar(page)).toContainText('Developer · Converter · New');
    await expectInMain(page, 'For developers ready to build');
  },

  'Press **E**: every reason on the page opens. Press **E** again to close them.': async (page) => {
    await page.keyboard.press('e');
    const reasons = page.locator('details[data-why]');
    await expect(page.locator('details[data-why][open]')).toHaveCount(await reasons.count());
    const first = page.getByRole('main').locator('[data-slot=why-panel]').first();
    await expect(first).toContainText('Where your view comes from');
    await page.keyboard.press('e');
    await expect(page.locator('details[data-why][open]')).toHaveCount(0);
  },

  'Press **C** and turn **Content personalization** off: you see the standard page. Turn it on again.':
    async (page) => {
      await page.keyboard.press('c');
      const content = controls(page).getByRole('switch', { name: 'Content personalization' });
      await content.click();
      await expectInMain(page, 'For innovation leaders');
      await content.click();
      await expectInMain(page, 'For developers ready to build');
    },

  'Choose **Compare two visitors**: both pages side by side, every changed word marked.': async (page) => {
    await controls(page).getByRole('link', { name: 'Compare two visitors' }).click();
    await expect(page).toHaveURL(/\/compare/);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(2);
  },

  'Choose **Home** in the menu and press **S**. Type the company under **Prepared for (optional)** and choose **Copy link**. Anyone who opens it sees exactly this view, for seven days.':
    async (page, browser) => {
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await expect(bar(page)).toBeVisible();
      await blur(page);
      await page.keyboard.press('s');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const share = panel(page, 'Share this view');
      await share.getByLabel('Prepared for (optional)').fill('Example Ltd');
      await expect(bar(page)).toContainText('Prepared for Example Ltd');
      await expect(share).toContainText('Works until');
      await share.getByRole('button', { name: 'Copy link' }).click();
      const url = await page.evaluate(() => navigator.clipboard.readText());
      const guest = await browser.newPage();
      await guest.goto(new URL(url).pathname);
      await expect(bar(guest)).toContainText('Prepared for Example Ltd');
      await expect(bar(guest)).toContainText('Developer · Converter · New');
      await guest.close();
    },

  'Choose **Exit demo**: the page is as it was in step 1.': async (page) => {
    await command(page, 'Exit demo').click();
    await expect(bar(page)).toBeHidden();
    await expect(headline(page)).toHaveText('Know where your market goes next');
    expect(await demoCookie(page)).toBeUndefined();
  },
};

function readScript(): string[] {
  const script = readFileSync(join(import.meta.dirname, '../../docs/demo.md'), 'utf8');
  return [...script.matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step);
}

test('docs/demo.md works word for word', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(Object.keys(STEPS)).toEqual(readScript());
  for (const [words, take] of Object.entries(STEPS)) await test.step(words, () => take(page, browser));
});
