import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { bar, blur, command, demoCookie, greeting, guestBar, panel, reasons } from '../support/demo-bar';
import { expect, hydrated, open, test } from '../support/site';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const controls = (page: Page) => panel(page, 'Demo controls');
const expectInMain = (page: Page, text: string) =>
  expect(page.getByRole('main')).toContainText(text, { ignoreCase: true });

/** The five-minute demo of docs/demo.md, with its exact text as keys. */
const STEPS: Readonly<Record<string, (page: Page, browser: Browser) => Promise<void>>> = {
  'Open the home page and choose **Demo view** at the right end of the bar below the menu. The bar at the bottom reads "Demo view. Nothing is stored." and "Innovation leader · Explorer · New".':
    async (page) => {
      await open(page, '/');
      await page.getByRole('link', { name: 'Demo view', exact: true }).click();
      await expect(bar(page)).toContainText('Demo view. Nothing is stored.');
      await expect(bar(page)).toContainText('Innovation leader · Explorer · New');
      await expect(headline(page)).toHaveText('Know where your market goes next');
    },

  'Press **2**: the page for a developer. **1** is the innovation leader, **3** the sales prospect.': async (
    page,
  ) => {
    await hydrated(page);
    await page.keyboard.press('2');
    await expect(bar(page)).toContainText('Developer · Explorer · New');
    await expectInMain(page, 'For developers');
  },

  'Press **V**. Under **Segment** choose **Developer**, under **Behavior** choose **Researcher**. The page changes beside the drawer. Press **Escape**.':
    async (page) => {
      await page.keyboard.press('v');
      await controls(page).getByLabel('Segment', { exact: true }).selectOption('Developer');
      await controls(page).getByLabel('Behavior', { exact: true }).selectOption('Researcher');
      await expectInMain(page, 'For developers who read the source');
      await expect(headline(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(controls(page)).toBeHidden();
      await expect(bar(page)).toContainText('Developer · Researcher · New');
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

  'Press **E**: the page scrolls to its first reason, and all reasons are listed at the side. Press **E** again to close them.':
    async (page) => {
      await page.keyboard.press('e');
      for (const at of [0, 1, 2]) await expect(reasons(page).nth(at)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-explained] > details')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('e');
      await expect(reasons(page)).toHaveCount(0);
    },

  'Press **V** and turn **Content personalization** off: you see the standard page. Turn it on again and press **Escape**.':
    async (page) => {
      await page.keyboard.press('v');
      const content = controls(page).getByRole('switch', { name: 'Content personalization' });
      await content.click();
      await expectInMain(page, 'For innovation leaders');
      await content.click();
      await expectInMain(page, 'For developers ready to build');
      await page.keyboard.press('Escape');
      await expect(controls(page)).toBeHidden();
    },

  'Press **C**: the visitor you just showed beside the standard one, with every changed word marked. Press **C** again to go back to the page.':
    async (page) => {
      await page.keyboard.press('c');
      await expect(page).toHaveURL(
        /\/compare\?left=developer\.converter\.new&right=innovation-leader\.explorer\.new/,
      );
      await expect(page.locator('iframe')).toHaveCount(2);
      await expect(page.locator('iframe').first()).toBeInViewport({ ratio: 0.6 });
      await expect(page.locator('[data-slot=comparison-status]')).toContainText(/\d+ differences/);
      await page.keyboard.press('c');
      await expect(page).toHaveURL(/:\d+\/$/);
    },

  'Press **H**: nothing but the page. Press **H** again.': async (page) => {
    await page.keyboard.press('h');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-slot=widget-dock]')).toBeHidden();
    await page.keyboard.press('h');
    await expect(bar(page)).toBeVisible();
  },

  'Press **S**. Type the company under **Prepared for (optional)** and your name under **Your name (optional)**, and choose **Copy link**. Your prospect reads "Prepared for Example Ltd by Maria Diaz", sees exactly this view without any controls, and has a button **Schedule a demo**. The link works for seven days. Nobody is told when it is opened, which you can say as a promise.':
    async (page, browser) => {
      await page.keyboard.press('s');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const share = panel(page, 'Share this view');
      const link = share.getByLabel('Link to this view');
      await share.getByLabel('Prepared for (optional)').fill('Example Ltd');
      await expect(share).toContainText('Works until');
      const first = await link.inputValue();
      await share.getByLabel('Your name (optional)').fill('Maria Diaz');
      await expect.poll(() => link.inputValue()).not.toBe(first);
      await share.getByRole('button', { name: 'Copy link' }).click();
      const url = await page.evaluate(() => navigator.clipboard.readText());
      const guest = await browser.newPage();
      await guest.goto(new URL(url).pathname);
      await expect(greeting(guest)).toContainText('Prepared for Example Ltd by Maria Diaz');
      await expectInMain(guest, 'For developers ready to build');
      await expect(bar(guest)).toHaveCount(0);
      await expect(guestBar(guest).getByRole('button', { name: 'Schedule a demo' })).toBeVisible();
      await guest.close();
    },

  "Press **R** before the next prospect: the home page again, without the company's name, steps or chat.":
    async (page) => {
      await blur(page);
      await page.keyboard.press('r');
      await expect(bar(page)).toContainText('Innovation leader · Explorer · New');
      await expect(bar(page)).not.toContainText('Example Ltd');
      expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
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

test('every step of docs/demo.md works as written', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(Object.keys(STEPS)).toEqual(readScript());
  for (const [words, take] of Object.entries(STEPS)) await test.step(words, () => take(page, browser));
});
