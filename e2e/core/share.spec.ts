import type { Page } from 'playwright/test';
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
} from '../support/demo-bar';
import { expect, open, openWithWidgets, personaCookie, test } from '../support/site';

const form = (page: Page) => panel(page, 'Share this view');

test.use({ reducedMotion: 'reduce' });

/** Takes the last action before sharing, and returns the path of the link whose request contains all of these parts. */
async function makeLink(page: Page, parts: readonly string[], takeLastAction: () => Promise<unknown>) {
  const made = page.waitForResponse((response) => {
    const body = response.request().postData();
    return response.url().endsWith('/api/share-links') && parts.every((part) => body?.includes(part));
  });
  await takeLastAction();
  const { path } = await (await made).json();
  await expect(form(page).getByLabel('Link to this view', { exact: true })).toHaveValue(
    new URL(path, page.url()).href,
  );
  await expect(form(page).getByRole('status')).toContainText('Works until');
  return path;
}

test('a prospect sees exactly the shared view with greeting and captions, without controls, and takes the next step', async ({
  page,
  browser,
}) => {
  await openDemo(page, '/?demo=1&segment=developer');
  await command(page, 'Share').click();
  const share = form(page);
  await expect(share).toContainText(
    'Nobody is told whether or when the link is opened, not even you. Your prospect reads that too: they can look around freely.',
  );
  await share.getByLabel('Prepared for (optional)').fill('turned\u202eround');
  await expect(share).toContainText('Use one line of plain text, up to 60 characters.');
  await expect(bar(page)).not.toContainText('turned');
  await share.getByLabel('Prepared for (optional)').fill('<b>Müller & Søn</b>');
  await expect(bar(page)).toContainText('Prepared for <b>Müller & Søn</b>');
  await share.getByLabel('Your name (optional)').fill('Maria Diaz');
  await share.getByLabel('One line to them (optional)').fill('The two pages we talked about.');
  await share.getByLabel('Their next step').selectOption('See the plans');
  const copyLink = share.getByRole('button', { name: 'Copy link' });
  await copyLink.focus();
  for (const key of ['n', 'p']) await page.keyboard.press(key);
  await expect(copyLink).toBeFocused();
  await share.getByRole('button', { name: 'Add this view' }).click();
  await share.getByLabel('Caption for them').fill('What your developers would read');
  await share.getByLabel('Note for you').fill('Ask who signs');
  await command(page, 'Next visitor').click();
  await expect(who(page)).toContainText('Returning');
  const path = await makeLink(page, ['Ask who signs', '"returning"'], () =>
    share.getByRole('button', { name: 'Add this view' }).click(),
  );
  expect(path).toMatch(/^\/share\/[\w-]+\.[\w-]{43}$/);

  const guest = await browser.newPage();
  const persona = personaCookie('sales-prospect.explorer.new.chosen.chosen.11');
  await guest.context().addCookies([persona]);
  await open(guest, path);
  await expect(greeting(guest).getByRole('heading')).toHaveText(
    'Prepared for <b>Müller & Søn</b> by Maria Diaz',
  );
  await expect(greeting(guest)).toContainText('The two pages we talked about.');
  await expect(greeting(guest)).toContainText(
    'Nobody is told that you opened this, and nothing you do here is stored.',
  );
  await expect(caption(guest)).toHaveText('Step 1 of 2: What your developers would read');
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
  expect(await demoCookie(guest)).not.toContain('Ask');
  await greeting(guest).getByRole('button', { name: 'Start with step 1' }).click();
  await expect(greeting(guest)).toHaveCount(0);
  await expect(guest.getByRole('main')).toBeFocused();
  await guestBar(guest).getByRole('button', { name: 'Next', exact: true }).click();
  await expect(caption(guest)).toHaveText(
    'Step 2 of 2: Home, for a developer who looks around, on a return visit',
  );
  await guestBar(guest).getByRole('button', { name: 'See the plans' }).click();
  await expect(guest).toHaveURL(/\/pricing$/);
  await expect(guestBar(guest)).toHaveCount(0);
  expect(await demoCookie(guest)).toBeUndefined();
  const cookies = await guest.context().cookies();
  expect(cookies.find(({ name }) => name === 'persona')?.value).toBe(persona.value);
  await guest.close();
});

test('a link for the presenter brings back the script, which next and previous step through', async ({
  page,
  browser,
}) => {
  await openDemo(page);
  await page.keyboard.press('s');
  const add = form(page).getByRole('button', { name: 'Add this view' });
  await add.click();
  await expect(form(page)).toContainText('This view is step 1.');
  await open(page, '/pricing?segment=developer');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('s');
  await add.click();
  await expect(who(page)).toHaveText('Step 2 of 2: Developer · Explorer · New');
  // While the script is being written, next and previous move through all visitors.
  await expect(command(page, 'Next visitor')).toBeVisible();
  const path = await makeLink(page, ['"isGuest":false', '/pricing'], () =>
    form(page).getByLabel('Who will open it').selectOption('You: controls and speaker notes'),
  );

  const presenter = await browser.newPage();
  await open(presenter, path);
  await expect(who(presenter)).toHaveText('Step 1 of 2: Innovation leader · Explorer · New');
  await command(presenter, 'Next step').click();
  // At once, before the page has loaded.
  await expect(who(presenter)).toHaveText('Step 2 of 2: Developer · Explorer · New');
  await expect(presenter).toHaveURL(/\/pricing$/);
  await presenter.keyboard.press('p');
  await expect(presenter).toHaveURL(/:\d+\/$/);
  for (let press = 0; press < 3; press += 1) await presenter.keyboard.press('n');
  await expect(who(presenter)).toHaveText('Step 2 of 2: Developer · Explorer · New');
  await expect(presenter).toHaveURL(/\/pricing$/);
  await presenter.close();
});

test('an invalid or expired link shows the plain page with a notice, and never other text of its address', async ({
  page,
}) => {
  await openDemo(page);
  await open(page, '/share/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await expect(page.getByText('This demo link does not work', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(bar(page)).toBeHidden();
  expect(await demoCookie(page)).toBeUndefined();
  await open(page, '/pricing?demo=expired');
  await expect(page.getByText('This demo link has expired', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await openWithWidgets(page, '/pricing?demo=You%20have%20won');
  await expect(page.getByText('You have won')).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});
