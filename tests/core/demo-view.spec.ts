import { shellCopy } from '@/lib/content/shell';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { bar, blur, command, demoCookie, openDemo, panel, reasons, who } from '../support/pages/demo-bar';
import { expect, hydrated, open, openWithWidgets, personaCookie, test } from '../support/site/site';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });

const STANDARD = 'innovation-leader.explorer.new.chosen.chosen.11~1~~~~~demo';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const controls = (page: Page) => panel(page, 'Demo controls');
const expectInMain = (page: Page, text: string) =>
  expect(page.getByRole('main')).toContainText(text, { ignoreCase: true });

/** The steps of docs/demo.md, by what it sets in bold: the keys and the labels of the controls. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Demo view': async (page) => {
    await open(page, '/');
    await page.getByRole('button', { name: shellCopy.selectorBar.more }).click();
    await page.getByRole('link', { name: 'Demo view', exact: true }).click();
    await expect(bar(page)).toContainText('Demo view. Nothing is stored.');
    await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
    await expect(headline(page)).toHaveText('Know where your market goes next');
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(await demoCookie(page)).toBe(STANDARD);
    await expect(page.getByRole('link', { name: 'Demo view' })).toBeHidden();
  },

  '2, 1, 3': async (page) => {
    await hydrated(page);
    await page.keyboard.press('1');
    await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
    await page.keyboard.press('3');
    await expect(who(page)).toHaveText('Sales & marketing · Explorer · New');
    await page.keyboard.press('2');
    await expect(who(page)).toHaveText('Developer · Explorer · New');
    await expectInMain(page, 'For developers');
  },

  'V, Segment, Developer, Behavior, Researcher, Escape': async (page) => {
    await page.keyboard.press('v');
    await controls(page).getByLabel('Segment', { exact: true }).selectOption('Developer');
    await controls(page).getByLabel('Behavior', { exact: true }).selectOption('Researcher');
    await expectInMain(page, 'For developers who read the source');
    await expect(headline(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(controls(page)).toBeHidden();
    await expect(who(page)).toHaveText('Developer · Researcher · New');
  },

  'N, P, N': async (page) => {
    await blur(page);
    for (const [key, view] of [
      ['n', 'Researcher · Returning'],
      ['n', 'Ready to decide · New'],
      ['p', 'Researcher · Returning'],
      ['n', 'Ready to decide · New'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(who(page)).toHaveText(`Developer · ${view}`);
    }
    await expectInMain(page, 'For developers ready to build');
  },

  'E, E': async (page) => {
    await page.keyboard.press('e');
    for (const at of [0, 1, 2]) await expect(reasons(page).nth(at)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Set in this demo view: Developer · Ready to decide · New')).toHaveCount(1);
    await expect(headline(page)).toBeInViewport({ ratio: 1 });
    const marks = page.locator('details[data-why]').filter({ visible: true });
    await expect(reasons(page)).toHaveCount(await marks.count());
    await expect(page.locator('[data-explained] > details[data-why]')).toHaveCount(1);
    await expect(marks.first()).toBeInViewport({ ratio: 1 });
    await reasons(page).nth(2).getByRole('button').click();
    await expect(marks.nth(2)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('e');
    await expect(reasons(page)).toHaveCount(0);
    await expect(page.locator('[data-explained]')).toHaveCount(0);
  },

  'V, Content personalization, Escape': async (page) => {
    await page.keyboard.press('v');
    const content = controls(page).getByRole('switch', { name: 'Content personalization' });
    await content.click();
    await expectInMain(page, 'For innovation leaders');
    await content.click();
    await expectInMain(page, 'For developers ready to build');
    await page.keyboard.press('Escape');
    await expect(controls(page)).toBeHidden();
  },

  'C, C': async (page) => {
    await page.keyboard.press('c');
    await expect(page).toHaveURL(
      /\/compare\?left=developer\.converter\.new&right=innovation-leader\.explorer\.new/,
    );
    await expect(page.locator('iframe')).toHaveCount(2);
    await expect(page.locator('iframe').first()).toBeInViewport({ ratio: 0.6 });
    await expect(page.locator('[data-slot=comparison-status]')).toContainText(/\b\d+ differences/);
    await page.keyboard.press('c');
    await expect(page).toHaveURL(/:\d+\/$/);
  },

  'H, H': async (page) => {
    await page.keyboard.press('h');
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-slot=widget-dock]')).toBeHidden();
    await page.keyboard.press('h');
    await expect(bar(page)).toBeVisible();
  },

  'S, Prepared for (optional), Your name (optional), Copy link, Schedule a demo': async (page) => {
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
    await expect(share.getByRole('button', { name: 'Link copied' })).toBeInViewport({ ratio: 1 });
    const url = await page.evaluate(() => navigator.clipboard.readText());
    expect(url).toBe(await link.inputValue());
    // share.spec.ts opens such a link.
    await expect(share.getByLabel('Their next step').locator('option:checked')).toHaveText('Schedule a demo');
  },

  R: async (page) => {
    await blur(page);
    await page.keyboard.press('r');
    await expect(bar(page)).toContainText('Innovation leader · Explorer · New');
    await expect(bar(page)).not.toContainText('Example Ltd');
    await expect(page.locator('[data-slot=toast]')).toContainText('New demo');
    expect(await demoCookie(page)).toBe(STANDARD);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar(page)).toContainText('Example Ltd');
  },

  'Exit demo': async (page) => {
    await command(page, 'Exit demo').click();
    await expect(bar(page)).toBeHidden();
    await expect(headline(page)).toHaveText('Know where your market goes next');
    expect(await demoCookie(page)).toBeUndefined();
  },
};

const script = readFileSync(join(import.meta.dirname, '../../docs/demo.md'), 'utf8');
const scriptSteps = script
  .split(/^\d+\. /m)
  .slice(1)
  .map((step) => (step.split('\n\n')[0] ?? '').replaceAll(/\s+/g, ' '));
const listBold = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words).join(', ');

test('the five-minute demo works as docs/demo.md describes it', { tag: '@chromium' }, async ({ page }) => {
  test.setTimeout(180_000);
  expect(scriptSteps.map(listBold)).toEqual(Object.keys(STEPS));
  for (const [keys, take] of Object.entries(STEPS)) await test.step(keys, () => take(page));
});

test("whatever is tried in it, the visitor's own data stays as it was, and exit shows their page again", async ({
  page,
  context,
}) => {
  const readOwn = async () => ({
    cookies: (await context.cookies())
      .filter(({ name }) => name !== 'demo-view')
      .map(({ name, value }) => `${name}=${value}`),
    stored: await page.evaluate(() => ({ ...localStorage, ...sessionStorage })),
  });
  await context.addCookies([personaCookie('developer.converter.returning.chosen.chosen.11')]);
  await openWithWidgets(page, ROUTES.pricing);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userId'))).not.toBeNull();
  const text = await page.getByRole('main').innerText();
  const before = await readOwn();

  await openDemo(page, '/pricing?demo=1&segment=sales-prospect');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await expect(who(page)).toHaveText('Sales & marketing · Ready to decide · Returning');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('v');
  await controls(page).getByLabel('Visitor type', { exact: true }).selectOption('New');
  for (const name of ['Navigation adaptation', 'Behavioral analytics', 'Content personalization'])
    await controls(page).getByRole('switch', { name }).click();
  await expect(page.getByText('Demo view: not saved').first()).toBeVisible();
  expect(await demoCookie(page)).toBe('sales-prospect.converter.new.chosen.chosen.00~0~~~~~demo');
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('v');
  for (const toggle of await controls(page).getByRole('switch').all()) await expect(toggle).not.toBeChecked();
  expect(await readOwn()).toEqual(before);

  await command(page, 'Exit demo').click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => page.getByRole('main').innerText()).toBe(text);
  expect(await demoCookie(page)).toBeUndefined();
  expect(await readOwn()).toEqual(before);
  expect(sent).toEqual([]);
});

test("it starts with the page's persona and stays on every page; its panels return the focus, and the consent notice waits for its end", async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'consent' });
  await context.addCookies([personaCookie('sales-prospect.converter.returning.chosen.chosen.11')]);
  await openDemo(page, '/contact?demo=1');
  await expect(who(page)).toHaveText('Sales & marketing · Ready to decide · Returning');
  await open(page, ROUTES.contentHub);
  await expect(who(page)).toHaveText('Sales & marketing · Ready to decide · Returning');
  await page.keyboard.press('v');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  await command(page, 'Visitor').click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(controls(page)).toBeHidden();
  await expect(command(page, 'Visitor')).toBeFocused();
  await page.keyboard.press('s');
  await panel(page, 'Share this view').getByRole('button', { name: 'Close' }).click();
  await expect(command(page, 'Visitor')).toBeFocused();
  const notice = page.locator('[data-slot=consent-notice]');
  await expect(notice).toBeAttached();
  await expect(notice).toBeHidden();
  await command(page, 'Exit demo').click();
  await expect(notice).toBeVisible();
});
