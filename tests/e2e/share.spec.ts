import type { Page } from 'playwright/test';
import { demoViewCopy } from '@/lib/content/demo-view';
import { bar, command, demoCookie, openDemo, panel } from './demo-bar';
import { expect, open, personaCookie, test } from './site';

const { share, notices, steps } = demoViewCopy;
const who = (page: Page) => bar(page).locator('[data-slot=demo-walk] p');
const link = (page: Page) => panel(page, share.heading).getByLabel(share.link, { exact: true });

test.use({ reducedMotion: 'reduce' });

/** The link once it is that of the view as it is now. */
async function readLink(page: Page): Promise<string> {
  await expect(panel(page, share.heading).getByRole('status')).toContainText(share.until);
  return link(page).inputValue();
}

test('one click makes a link that opens exactly this view for somebody else', async ({ page, browser }) => {
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
  await expect(bar(guest)).toContainText('Prepared for <b>Müller & Søn</b>');
  await expect(bar(guest).locator('b')).toHaveCount(0);
  await expect(who(guest)).toHaveText('Developer · Converter · Returning');
  expect((await guest.context().cookies()).find(({ name }) => name === 'persona')?.value).toBe(
    'sales-prospect.explorer.new.chosen.chosen.11',
  );
  await guest.close();
});

test('the link can be copied, and what can not be a name is refused with a word', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page);
  await page.keyboard.press('s');
  const url = await readLink(page);
  await panel(page, share.heading).getByRole('button', { name: share.copy }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await panel(page, share.heading).getByLabel(share.company).fill('turned\u202eround');
  await expect(panel(page, share.heading)).toContainText(share.companyWrong);
  await expect(panel(page, share.heading).getByRole('button', { name: share.copy })).toBeHidden();
  await expect(bar(page).locator('[data-slot=demo-row]')).not.toContainText('Prepared for');
});

test('a script of steps goes along, and next and previous walk through it', async ({ page, browser }) => {
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
  const url = await readLink(page);

  const guest = await browser.newPage();
  await open(guest, new URL(url).pathname);
  await expect(who(guest)).toHaveText('Step 1 of 2: Innovation leader · Explorer · New');
  await command(guest, steps.next).click();
  // From the press on, whatever page is still to come.
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

test('an expired link’s notice is ours, and other words in the address say nothing', async ({ page }) => {
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
  // Close, the link, its button, the company.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Acme');
  await expect(bar(page)).toContainText('Prepared for Acme');
  await page.keyboard.press('Escape');
  await expect(panel(page, share.heading)).toBeHidden();
});
