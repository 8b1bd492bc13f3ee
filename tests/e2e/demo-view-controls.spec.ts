import { demoViewCopy } from '@/lib/content/demo-view';
import { onboardingWelcome } from '@/lib/content/onboarding-welcome';
import { bar, blur, command, demoCookie, openDemo, panel, who } from './demo-bar';
import { expect, test } from './site';

const { controls, reset } = demoViewCopy;
const eyebrow = (page: Parameters<typeof bar>[0], name: string) =>
  page.getByRole('main').getByText(`For ${name}`, { exact: false }).first();

test.use({ reducedMotion: 'reduce' });

test('next and previous by key and by button walk through all 18, and the page follows', async ({ page }) => {
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

test('segment, behavior, visitor type, the three settings and reset', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('c');
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
  await page.keyboard.press('c');
  for (const name of ['Navigation adaptation', 'Behavioral analytics', 'Content personalization'])
    await expect(board.getByRole('switch', { name })).not.toBeChecked();
  await board.getByRole('button', { name: reset }).click();
  await expect(who(page)).toHaveText('Innovation leader · Explorer · New');
  expect(await demoCookie(page)).toBe('innovation-leader.explorer.new.chosen.chosen.11~1~~');
});

test('switches in quick succession reload nothing, and the last one stands', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('c');
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

test('the letters are the demo’s own where a closed selector has the focus', async ({ page }) => {
  await openDemo(page);
  const behavior = page.getByRole('combobox', { name: 'Behavior' });
  await behavior.click();
  await page.getByRole('option', { name: 'Researcher' }).click();
  await expect(behavior).toBeFocused();
  await page.keyboard.press('c');
  await expect(panel(page, controls.heading)).toBeVisible();
  await expect(who(page)).toHaveText('Innovation leader · Researcher · New');
});

test('a panel of a page that was just loaded closes with Escape and gives the focus to the page', async ({
  page,
}) => {
  await openDemo(page);
  await page.keyboard.press('c');
  await expect(panel(page, controls.heading).getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('c');
  await page.locator('#main').focus();
  await page.keyboard.press('Escape');
  await expect(panel(page, controls.heading)).toBeHidden();
});

test('a script is put together with the arrows, opens at its first step and counts every press', async ({
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
  await expect(share).toContainText('Works until');
  const link = await share.getByLabel(demoViewCopy.share.link).inputValue();
  const guest = await browser.newPage();
  await guest.goto(new URL(link).pathname);
  await expect(who(guest)).toHaveText('Step 1 of 3: Innovation leader · Explorer · New');
  await guest.locator('html[data-hydrated]').waitFor();
  await command(guest, 'Next step').dblclick();
  await expect(who(guest)).toHaveText('Step 3 of 3: Innovation leader · Researcher · New');
  await guest.close();
});

test('reset says what it did, also that the steps stay', async ({ page }) => {
  await openDemo(page, '/?demo=1&segment=developer&cluster=researcher');
  await expect(who(page)).toHaveText('Developer · Researcher · New');
  await page.keyboard.press('s');
  await panel(page, demoViewCopy.share.heading).getByRole('button', { name: 'Add this view' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(eyebrow(page, 'innovation leaders')).toBeVisible();
  await expect(page.locator('[data-slot=live-region]')).toHaveText(
    `${demoViewCopy.resetDone} ${demoViewCopy.scriptStays}`,
  );
});

test('reset begins the introduction anew, from its second step as from its absence', async ({ page }) => {
  await openDemo(page);
  const introduction = page.locator('[data-slot=onboarding-panel]');
  const next = introduction.getByRole('button', { name: onboardingWelcome.buttons.next });
  await next.click();
  await introduction.getByRole('radio').nth(1).check({ force: true });
  await next.click();
  await expect(eyebrow(page, 'developers')).toBeVisible();
  await blur(page);
  await page.keyboard.press('r');
  await expect(eyebrow(page, 'innovation leaders')).toBeVisible();
  await expect(introduction).toContainText(onboardingWelcome.title);
  await introduction.getByRole('button', { name: onboardingWelcome.buttons.skip }).click();
  await expect(introduction).toBeHidden();
  await blur(page);
  await page.keyboard.press('r');
  await expect(page.locator('[data-slot=live-region]')).toHaveText(demoViewCopy.resetDone);
  await expect(introduction).toContainText(onboardingWelcome.title);
});

test('reset is what is said last, also where the reasons close with it', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('e');
  await expect(page.locator('[data-slot=live-region]')).toContainText(demoViewCopy.explain.opened);
  await page.keyboard.press('r');
  await expect(page.locator('[data-slot=live-region]')).toHaveText(demoViewCopy.resetDone);
  await expect(page.locator('details[data-why][open]')).toHaveCount(0);
});

test.describe('without the network', () => {
  test.use({ allowedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('a link that could not be made is made by another try', async ({ page }) => {
    await openDemo(page);
    const share = panel(page, demoViewCopy.share.heading);
    await page.context().setOffline(true);
    await page.keyboard.press('s');
    await expect(share.getByRole('status')).toHaveText(demoViewCopy.share.failed);
    await page.context().setOffline(false);
    await share.getByRole('button', { name: demoViewCopy.share.retry }).click();
    await expect(share.getByRole('status')).toContainText(demoViewCopy.share.until);
    await expect(share.getByLabel(demoViewCopy.share.link)).toBeFocused();
  });
});
