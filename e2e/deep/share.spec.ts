import type { Page } from 'playwright/test';
import { shareImagePath } from '@/lib/config/share-image';
import { demoViewCopy } from '@/lib/content/demo-view';
import { bar, caption, command, demoCookie, greeting, guestBar, openDemo, panel } from '../support/demo-bar';
import { expect, open, personaCookie, test } from '../support/site';

const { share, notices, steps, guest: guestCopy } = demoViewCopy;
const who = (page: Page) => bar(page).locator('[data-slot=demo-walk] p');
const link = (page: Page) => panel(page, share.heading).getByLabel(share.link, { exact: true });

test.use({ reducedMotion: 'reduce' });

/** The link for the current view, once it is ready. */
async function readLink(page: Page): Promise<string> {
  await expect(panel(page, share.heading).getByRole('status')).toContainText(share.until);
  return link(page).inputValue();
}

test('one click creates a link that opens exactly this view in another browser', async ({
  page,
  browser,
}) => {
  await openDemo(page, '/pricing?demo=1&segment=developer&cluster=converter&visitor=returning');
  await command(page, share.open).click();
  const first = await readLink(page);
  await panel(page, share.heading).getByLabel(share.company).fill('<b>Müller & Søn</b>');
  await expect(bar(page)).toContainText('Prepared for <b>Müller & Søn</b>');
  await expect.poll(() => link(page).inputValue()).not.toBe(first);
  const url = await readLink(page);
  expect(new URL(url).pathname).toMatch(/^\/share\/[\w-]+\.[\w-]{43}$/);

  const guest = await browser.newPage();
  await guest.context().addCookies([personaCookie('sales-prospect.explorer.new.chosen.chosen.11')]);
  await open(guest, new URL(url).pathname);
  await expect(guest).toHaveURL(/\/pricing$/);
  await expect(greeting(guest)).toContainText('Prepared for <b>Müller & Søn</b>');
  await expect(greeting(guest).locator('b')).toHaveCount(0);
  await expect(caption(guest)).toHaveText(
    'Pricing, for a developer who is ready to start, on a return visit',
  );
  await expect(bar(guest)).toHaveCount(0);
  expect((await guest.context().cookies()).find(({ name }) => name === 'persona')?.value).toBe(
    'sales-prospect.explorer.new.chosen.chosen.11',
  );
  await guest.close();
});

test('the link can be copied, and an invalid name is refused with a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page);
  await page.keyboard.press('s');
  const url = await readLink(page);
  await panel(page, share.heading).getByRole('button', { name: share.copy }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await panel(page, share.heading).getByLabel(share.company).fill('turned\u202eround');
  await expect(panel(page, share.heading)).toContainText(`${share.lineWrong} 60 ${share.characters}`);
  await expect(bar(page).locator('[data-slot=demo-row]')).not.toContainText('Prepared for');
});

test('a script of steps is part of the link, and next and previous step through it', async ({
  page,
  browser,
}) => {
  await openDemo(page);
  await page.keyboard.press('s');
  const addStep = panel(page, share.heading).getByRole('button', { name: share.addStep });
  await addStep.click();
  await expect(who(page)).toHaveText('Step 1 of 1: Innovation leader · Explorer · New');
  await open(page, '/pricing?segment=developer');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('s');
  await addStep.click();
  await expect(who(page)).toHaveText('Step 2 of 2: Developer · Explorer · New');
  const first = await readLink(page);
  await panel(page, share.heading).getByLabel(share.audience.label).selectOption('presenter');
  await expect.poll(() => link(page).inputValue()).not.toBe(first);
  const url = await readLink(page);

  const guest = await browser.newPage();
  await open(guest, new URL(url).pathname);
  await expect(who(guest)).toHaveText('Step 1 of 2: Innovation leader · Explorer · New');
  await command(guest, steps.next).click();
  // Immediately after the press, before the page has loaded.
  await expect(who(guest)).toHaveText('Step 2 of 2: Developer · Explorer · New');
  await expect(guest).toHaveURL(/\/pricing$/);
  await guest.keyboard.press('p');
  await expect(guest).toHaveURL(/\/$/);
  await expect(who(guest)).toHaveText('Step 1 of 2: Innovation leader · Explorer · New');
  await guest.keyboard.press('n');
  await guest.keyboard.press('n');
  await guest.keyboard.press('n');
  await expect(who(guest)).toHaveText('Step 2 of 2: Developer · Explorer · New');
  await expect(guest).toHaveURL(/\/pricing$/);
  await guest.close();
  await panel(page, share.heading).getByRole('button', { name: 'Remove step 1' }).click();
  await expect(who(page)).toHaveText('Step 1 of 1: Developer · Explorer · New');
});

test('a tampered link opens the plain page with a notice, and ends a demo view', async ({ page }) => {
  await openDemo(page);
  await page.keyboard.press('s');
  const url = new URL(await readLink(page)).pathname;
  for (const broken of [`${url.slice(0, -2)}xx`, '/share/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/share/x']) {
    await open(page, broken);
    await expect(page.getByText(notices.invalid.title, { exact: true })).toBeVisible();
    await expect(page.getByText(notices.invalid.description, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(bar(page)).toBeHidden();
    expect(await demoCookie(page)).toBeUndefined();
  }
});

test('an expired link shows our own notice, and other text in the address is never shown', async ({
  page,
}) => {
  await open(page, '/pricing?demo=expired');
  await expect(page.getByText(notices.expired.title, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await open(page, '/pricing?demo=You%20have%20won');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('You have won')).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});

test('the share panel works with the keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openDemo(page);
  await page.keyboard.press('s');
  await readLink(page);
  // Tab passes Close and reaches the company.
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Acme');
  await expect(bar(page)).toContainText('Prepared for Acme');
  await page.keyboard.press('Escape');
  await expect(panel(page, share.heading)).toBeHidden();
});

test('a prospect reads a greeting and captions, goes through the steps and takes the next one, without any controls', async ({
  page,
  browser,
}) => {
  await openDemo(page, '/?demo=1&segment=developer');
  await page.keyboard.press('s');
  const form = panel(page, share.heading);
  await form.getByLabel(share.company).fill('Acme');
  await form.getByLabel(share.sender).fill('Maria Diaz');
  await form.getByLabel(share.message).fill('The two pages we talked about.');
  await form.getByLabel(share.nextStep).selectOption('pricing');
  await expect(form).toContainText(share.untracked);
  await form.getByRole('button', { name: share.addStep }).click();
  await form.getByLabel(share.caption).fill('What your developers would read');
  await form.getByLabel(share.note).fill('Ask who signs');
  await command(page, 'Next visitor').click();
  await expect(who(page)).toContainText('Returning');
  await form.getByRole('button', { name: share.addStep }).click();
  await expect(form.getByText('This view is step 2.')).toBeVisible();
  // Typing is debounced before the link is updated.
  await page.waitForTimeout(600);
  const url = new URL(await readLink(page)).pathname;

  const guest = await browser.newPage();
  await open(guest, url);
  await expect(greeting(guest).getByRole('heading')).toHaveText('Prepared for Acme by Maria Diaz');
  await expect(greeting(guest)).toContainText('The two pages we talked about.');
  await expect(greeting(guest)).toContainText(guestCopy.private);
  await expect(caption(guest)).toHaveText('Step 1 of 2: What your developers would read');
  await expect(bar(guest)).toHaveCount(0);
  for (const key of ['e', 'v', 's', 'c', 'n', '2']) await guest.keyboard.press(key);
  await expect(guest.locator('[data-slot=demo-panel]')).toHaveCount(0);
  expect(await demoCookie(guest)).not.toContain('Ask');
  await greeting(guest).getByRole('button', { name: guestCopy.begin }).click();
  await expect(greeting(guest)).toHaveCount(0);
  await guestBar(guest).getByRole('button', { name: guestCopy.next }).click();
  await expect(caption(guest)).toHaveText(
    'Step 2 of 2: Home, for a developer who looks around, on a return visit',
  );
  await guestBar(guest).getByRole('button', { name: guestCopy.nextSteps.pricing.label }).click();
  await expect(guest).toHaveURL(/\/pricing$/);
  await expect(guestBar(guest)).toHaveCount(0);
  expect(await demoCookie(guest)).toBeUndefined();
  await guest.close();
});

test('a link preview shows the picture of its page', async ({ page, request }) => {
  await openDemo(page, '/pricing?demo=1');
  await page.keyboard.press('s');
  const url = new URL(await readLink(page)).pathname;
  // As a crawler does: follows the redirect without cookies.
  const answer = await request.get(url, { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`${shareImagePath('pricing')}"`);
});
