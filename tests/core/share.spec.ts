import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { exportedLines, field, submit, thanks } from '../support/pages/contact-page';
import {
  bar,
  caption,
  command,
  demoCookie,
  greeting,
  guestBar,
  openDemo,
  panel,
  who,
} from '../support/pages/demo-bar';
import { expect, open, personaCookie, test } from '../support/site/site';

test.use({ reducedMotion: 'reduce' });

/** Takes an action, and returns the path of the link whose request contains this part. */
async function makeLink(page: Page, part: string, takeAction: () => Promise<unknown>): Promise<string> {
  const made = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/share-links') && response.request().postData()?.includes(part) === true,
  );
  await takeAction();
  const { path } = await (await made).json();
  const form = panel(page, 'Share this view');
  await expect(form.getByLabel('Link to this view', { exact: true })).toHaveValue(
    new URL(path, page.url()).href,
  );
  await expect(form.getByRole('status')).toContainText('Works until');
  return path;
}

test('a prospect sees exactly the shared view with a greeting, without controls, and takes the next step; a link for oneself has the controls', async ({
  page,
  browser,
}) => {
  await openDemo(page, '/?demo=1&segment=developer&visitor=returning');
  await command(page, 'Share').click();
  const share = panel(page, 'Share this view');
  await expect(share).toContainText(
    'Nobody is told whether or when the link is opened, not even you. Your prospect reads that too: they can look around freely.',
  );
  await share.getByLabel('Prepared for (optional)').fill('turned\u202eround');
  await expect(share).toContainText('Use one line of plain text, up to 60 characters.');
  await expect(bar(page)).not.toContainText('turned');
  await share.getByLabel('Prepared for (optional)').fill('<b>Müller & Søn</b>');
  await expect(bar(page)).toContainText('Prepared for <b>Müller & Søn</b>');
  await share.getByLabel('Your name (optional)').fill('Maria Diaz');
  await share.getByLabel('One line to them (optional)').fill('The page we talked about.');
  const path = await makeLink(page, '"pricing"', () =>
    share.getByLabel('Their next step').selectOption('See the plans'),
  );
  expect(path).toMatch(/^\/share\/[\w-]+\.[\w-]{43}$/);
  const ownPath = await makeLink(page, '"isGuest":false', () =>
    share.getByLabel('Who will open it').selectOption('You: the demo controls'),
  );

  const guest = await browser.newPage();
  const persona = personaCookie('sales-prospect.explorer.new.chosen.chosen.11');
  await guest.context().addCookies([persona]);
  await open(guest, path);
  await expect(greeting(guest).getByRole('heading')).toHaveText(
    'Prepared for <b>Müller & Søn</b> by Maria Diaz',
  );
  await expect(greeting(guest)).toContainText('The page we talked about.');
  await expect(greeting(guest)).toContainText(
    'Nobody is told that you opened this. Nothing is stored unless you send us a form.',
  );
  await expect(caption(guest)).toHaveText('Home, for a developer who looks around, on a return visit');
  await expect(guest.getByRole('main')).toContainText('For developers', { ignoreCase: true });
  await expect(bar(guest)).toHaveCount(0);
  const controls = guest
    .getByRole('combobox')
    .or(guest.getByRole('slider'))
    .or(guest.getByRole('button', { name: /^Copy link/ }))
    .or(guest.getByRole('link', { name: 'Demo view' }))
    .filter({ visible: true });
  for (const width of [375, 1280]) {
    await guest.setViewportSize({ width, height: 720 });
    await expect(controls).toHaveCount(0);
  }
  for (const key of ['e', 'v', 's', 'c', 'n', '2']) await guest.keyboard.press(key);
  await expect(guest.locator('[data-slot=demo-panel]')).toHaveCount(0);
  await greeting(guest).getByRole('button', { name: 'Look around' }).click();
  await expect(greeting(guest)).toHaveCount(0);
  await expect(guest.getByRole('main')).toBeFocused();
  await expect(guest.getByText('This site remembers your visit')).toBeHidden();
  await guestBar(guest).getByRole('link', { name: 'See the plans' }).click();
  await expect(guest).toHaveURL(/\/pricing$/);
  await expect(caption(guest)).toHaveText('Pricing, for a developer who looks around, on a return visit');
  await open(guest, '/contact#demo');
  await expect(field(guest, 'company')).toHaveValue('<b>Müller & Søn</b>');
  const name = `Ann ${randomUUID()}`;
  await field(guest, 'name').fill(name);
  await field(guest, 'email').fill('ann@company.example');
  await submit(guest).click();
  await expect(thanks(guest)).toBeVisible();
  expect(exportedLines(name)).toEqual([expect.stringContaining(',developer,explorer,returning,')]);
  expect((await guest.context().cookies()).map((cookie) => cookie.name)).not.toContain('visitor');
  await guestBar(guest).getByRole('button', { name: 'Open the regular site' }).click();
  await expect(guestBar(guest)).toHaveCount(0);
  expect(await demoCookie(guest)).toBeUndefined();
  const cookies = await guest.context().cookies();
  expect(cookies.find(({ name }) => name === 'persona')?.value).toBe(persona.value);

  await open(guest, ownPath);
  await expect(who(guest)).toHaveText('Developer · Explorer · Returning');
  await expect(bar(guest)).toContainText('Prepared for <b>Müller & Søn</b>');
  await guest.close();
});

test('an invalid or expired link shows the plain page with a notice', async ({ page }) => {
  await openDemo(page);
  await open(page, '/share/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(page.getByText('This demo link does not work', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(bar(page)).toBeHidden();
  expect(await demoCookie(page)).toBeUndefined();
  await open(page, '/pricing?demo=expired');
  await expect(page.getByText('This demo link has expired', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});
