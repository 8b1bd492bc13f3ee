import { demoViewCopy } from '@/lib/content/demo-view';
import { bar, command, demoCookie, openDemo, panel, reasons, who } from '../support/demo-bar';
import { expect, test } from '../support/site';

const { controls, reset } = demoViewCopy;
const eyebrow = (page: Parameters<typeof bar>[0], name: string) =>
  page.getByRole('main').getByText(`For ${name}`, { exact: false }).first();

test.use({ reducedMotion: 'reduce' });

test('next and previous, by key and by button, step through all 18 views, and the page follows', async ({
  page,
}) => {
  await openDemo(page);
  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Innovation leader · Explorer · Returning');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(who(page)).toHaveText('Sales prospect · Converter · Returning');
  await expect(eyebrow(page, 'teams ready to start')).toBeVisible();
  const seen = new Set<string>();
  for (let step = 0; step < 18; step += 1) {
    const before = await who(page).textContent();
    seen.add(before ?? '');
    await command(page, 'Next visitor').click();
    await expect(who(page)).not.toHaveText(before ?? '');
  }
  expect(seen.size).toBe(18);
});

test('segment, behavior, visitor type, the three settings and reset work', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('v');
  const board = panel(page, controls.heading);
  await expect(board.getByRole('heading', { name: controls.heading })).toBeFocused();
  await board.getByLabel('Segment', { exact: true }).selectOption('Developer');
  await expect(who(page)).toHaveText('Developer · Explorer · New');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  await board.getByLabel('Behavior', { exact: true }).selectOption('Researcher');
  await expect(eyebrow(page, 'developers who read')).toBeVisible();
  await board.getByLabel('Visitor type', { exact: true }).selectOption('Returning');
  await expect(who(page)).toHaveText('Developer · Researcher · Returning');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  for (const name of ['Navigation adaptation', 'Behavioral analytics', 'Content personalization'])
    await board.getByRole('switch', { name }).click();
  await expect(eyebrow(page, 'innovation leaders')).toBeVisible();
  expect(await demoCookie(page)).toBe('developer.researcher.returning.chosen.chosen.00~0~~');
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('v');
  for (const name of ['Navigation adaptation', 'Behavioral analytics', 'Content personalization'])
    await expect(board.getByRole('switch', { name })).not.toBeChecked();
  await board.getByRole('button', { name: reset }).click();
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
});

test('rapid changes cause no reload, and the last one wins', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('v');
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const board = panel(page, controls.heading);
  for (const [segment, behavior, visitor] of [
    ['Developer', 'Researcher', 'Returning'],
    ['Sales prospect', 'Converter', 'New'],
    ['Developer', 'Explorer', 'Returning'],
  ] as const) {
    await board.getByLabel('Segment', { exact: true }).selectOption(segment);
    await board.getByLabel('Behavior', { exact: true }).selectOption(behavior);
    await board.getByLabel('Visitor type', { exact: true }).selectOption(visitor);
  }
  await expect(who(page)).toHaveText('Developer · Explorer · Returning');
  await expect(page.locator('[data-segment]').first()).toHaveAttribute('data-segment', 'developer');
  await expect(eyebrow(page, 'developers')).toBeVisible();
  await expect(board.getByRole('heading', { name: controls.heading })).toBeVisible();
  expect(documents).toBe(0);
});

test('letter keys control the demo even while a closed selector has focus', async ({ page }) => {
  await openDemo(page);
  const behavior = page.getByRole('combobox', { name: 'Behavior' });
  await behavior.click();
  await page.getByRole('option', { name: 'Researcher' }).click();
  await expect(behavior).toBeFocused();
  await page.keyboard.press('v');
  await expect(panel(page, controls.heading)).toBeVisible();
  await expect(who(page)).toHaveText('Innovation leader · Researcher · New');
});

test('Escape closes a panel on a freshly loaded page and moves focus to the page', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('v');
  await expect(panel(page, controls.heading).getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('v');
  await page.locator('#main').focus();
  await page.keyboard.press('Escape');
  await expect(panel(page, controls.heading)).toBeHidden();
});

test('a script is built with the arrows, opens at its first step, and counts every press', async ({
  page,
  browser,
}) => {
  await openDemo(page);
  await page.keyboard.press('s');
  const share = panel(page, demoViewCopy.share.heading);
  const add = share.getByRole('button', { name: demoViewCopy.share.addStep });
  await add.click();
  await expect(share.getByText('This view is step 1.')).toBeVisible();
  for (const step of [2, 3]) {
    await command(page, 'Next visitor').click();
    await expect(share.getByText('This view is step 1.')).toBeHidden();
    await add.click();
    await expect(share.getByText(`This view is step ${step}.`)).toBeVisible();
  }
  await share.getByLabel(demoViewCopy.share.audience.label).selectOption('presenter');
  await expect(share).toContainText('Works until');
  const link = await share.getByLabel(demoViewCopy.share.link).inputValue();
  const own = await browser.newPage();
  await own.goto(new URL(link).pathname);
  await expect(who(own)).toHaveText('Step 1 of 3: Innovation leader · Explorer · New');
  await own.locator('html[data-hydrated]').waitFor();
  await command(own, 'Next step').dblclick();
  await expect(who(own)).toHaveText('Step 3 of 3: Innovation leader · Researcher · New');
  await own.close();
});

test('there is a key for each segment', async ({ page }) => {
  await openDemo(page, '/pricing?demo=1&cluster=researcher');
  for (const [key, name] of [
    ['2', 'Developer'],
    ['3', 'Sales prospect'],
    ['1', 'Innovation leader'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(who(page)).toHaveText(`${name} · Researcher · New`);
  }
  await expect(page).toHaveURL(/\/pricing$/);
});

test('reset announces what it did, after everything else', async ({ page }) => {
  await openDemo(page, '/pricing?demo=1&segment=developer&cluster=researcher');
  await page.keyboard.press('e');
  await expect(reasons(page).first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('[data-slot=live-region]')).toHaveText(demoViewCopy.resetDone);
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  await expect(reasons(page)).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a link that could not be created is created on retry', async ({ page }) => {
    await openDemo(page);
    const share = panel(page, demoViewCopy.share.heading);
    await page.context().setOffline(true);
    await page.keyboard.press('s');
    await expect(share.getByRole('status')).toHaveText(demoViewCopy.share.failed);
    await page.context().setOffline(false);
    await share.getByRole('button', { name: demoViewCopy.share.retry }).click();
    await expect(share.getByRole('status')).toContainText(demoViewCopy.share.until);
    await expect(share.getByLabel(demoViewCopy.share.link, { exact: true })).toBeFocused();
  });
});
