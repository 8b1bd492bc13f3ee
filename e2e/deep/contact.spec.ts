import { randomUUID } from 'node:crypto';
import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { site } from '@/lib/content/site';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { callToActionCopy } from '@/lib/content/calls-to-action';
import {
  exportedLines,
  field,
  fillIn,
  form,
  main,
  notice,
  opener,
  openForm,
  submit,
  thanks,
} from '../support/contact-page';
import { expect, open, test } from '../support/site';

const SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'];

test('the page shows the three addresses and the demo box', async ({ page }) => {
  await open(page, '/contact');
  for (const email of Object.values(site.emails)) {
    await expect(main(page).locator(`a[href="mailto:${email}"]`)).toHaveText(email);
  }
  await expect(main(page).getByRole('heading', { name: 'Request a Demo' })).toBeVisible();
  await expect(opener(page)).toBeVisible();
});

test('a request is saved with its persona and campaign, and the confirmation says what happens next', async ({
  page,
}) => {
  const name = `Ann ${randomUUID()}`;
  await open(page, '/?segment=innovation-leader&utm_source=mail&utm_campaign=autumn&gclid=x1&other=y');
  await main(page).getByRole('link', { name: callToActionCopy['schedule-demo'].label }).first().click();
  await page.waitForURL('/contact#demo');
  await expect(form(page).getByRole('heading', { name: copy.heading })).toBeFocused();
  await expect(field(page, 'companySize').getByRole('option')).toHaveText([copy.noSize, ...SIZES]);
  await fillIn(page, name);
  await field(page, 'companySize').selectOption('51-200');
  await field(page, 'message').fill('=1+1');
  await submit(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(main(page)).toContainText(`${copy.thanks.text} ann@company.example`);
  for (const part of copy.thanks.next) await expect(main(page).getByText(part)).toBeVisible();
  const [line = '', ...others] = exportedLines(name);
  expect(others).toEqual([]);
  expect(line).toContain(
    `,${name},ann@company.example,Company,51-200,'=1+1,innovation-leader,explorer,new,mail,,autumn,,,x1,`,
  );

  await main(page).getByRole('button', { name: copy.thanks.close }).click();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(field(page, 'name')).toHaveValue('');
});

test('coming from the trial on the pricing page preselects the trial in the form', async ({ page }) => {
  await open(page, '/pricing');
  await main(page).getByRole('link', { name: pricingCopy.trial.action.label }).click();
  await expect(form(page).getByRole('heading', { name: copy.heading })).toBeFocused();
  await expect(field(page, 'message')).toHaveValue(copy.trialMessage);
  await expect(main(page).getByRole('heading', { name: 'Request a Demo' })).toBeInViewport();
  await field(page, 'message').fill('Call me on Monday.');
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('Call me on Monday.');
  await form(page).getByRole('button', { name: copy.close }).click();
  await expect(opener(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('a request without the optional fields is accepted', async ({ page }) => {
  const name = `Ben ${randomUUID()}`;
  await openForm(page);
  await fillIn(page, name);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(exportedLines(name)).toHaveLength(1);
});

test('a request with the honeypot filled in is confirmed but not stored', async ({ page }) => {
  const name = `Gus ${randomUUID()}`;
  await openForm(page);
  await fillIn(page, name);
  await form(page).locator('[name=subject]').fill('Buy now');
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(exportedLines(name)).toEqual([]);
});

test('the honeypot cannot be reached by keyboard', async ({ page }) => {
  await openForm(page);
  const names = new Set<string | null>();
  for (let press = 0; press < 8; press += 1) {
    names.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    await page.keyboard.press('Tab');
  }
  expect([...names]).toEqual(['name', 'email', 'company', 'companySize', 'message', null]);
});

test('#demo opens the form on arrival, on a link within the page and again after it was closed', async ({
  page,
}) => {
  await open(page, '/contact#demo');
  await expect(form(page).getByRole('heading', { name: copy.heading })).toBeFocused();
  await expect(main(page).getByRole('heading', { name: 'Request a Demo' })).toBeInViewport();
  await form(page).getByRole('button', { name: copy.close }).click();
  await expect(opener(page)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await page.evaluate(() => (window.location.hash = 'demo'));
  await expect(form(page)).toBeVisible();
  // Another fragment leaves the open form and its values alone.
  await field(page, 'name').fill('Ann');
  await page.evaluate(() => (window.location.hash = 'addresses'));
  await expect(field(page, 'name')).toHaveValue('Ann');
});

test(
  'a draft survives closing, another page, a change of persona and a reload, until it is sent',
  { tag: '@history' },
  async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await field(page, 'companySize').selectOption('11-50');
    await form(page).getByRole('button', { name: copy.close }).click();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(field(page, 'email')).toHaveValue('ann@company.example');

    await page.reload();
    await expect(field(page, 'companySize')).toHaveValue('11-50');
    await page.goto('/pricing');
    // A page from the back/forward cache fires no load event.
    await page.goBack({ waitUntil: 'commit' });
    await expect(field(page, 'company')).toHaveValue('Company');
    await open(page, '/contact?segment=developer#demo');
    await expect(field(page, 'name')).toHaveValue('Ann Example');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'name')).toHaveValue('');
  },
);

test('everything works with the keyboard alone', async ({ page }) => {
  const name = `Hal ${randomUUID()}`;
  await open(page, '/contact');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, copy.mistakes.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('hal@company.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Company');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(exportedLines(name)[0]).toContain(',1000+,Hello,');
});

test('axe finds no violations in the open form, with its errors and in the confirmation', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const check = (state: string) => expectNoAxeViolations(page, state, ['#demo']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openForm(page);
    await check(`open, ${colorScheme}`);
    await submit(page).click();
    await expect(notice(page, copy.mistakes.title)).toBeFocused();
    await check(`errors, ${colorScheme}`);
    await fillIn(page);
    await submit(page).click();
    await expect(thanks(page)).toBeFocused();
    await check(`thanks, ${colorScheme}`);
  }
});

test('nothing scrolls sideways with the form, its errors and long words, from 320 px up', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'email').fill(`${'x'.repeat(260)}@company.example`);
  await submit(page).click();
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Schedule Demo opens an email', async ({ page }) => {
    await page.goto('/contact#demo');
    await expect(
      main(page).getByRole('link', { name: callToActionCopy['schedule-demo'].label }),
    ).toHaveAttribute('href', `mailto:${site.emails.sales}?subject=Demo%20request`);
    await expect(opener(page)).toBeHidden();
  });
});
