import { randomUUID } from 'node:crypto';
import { contactCopy } from '@/lib/content/pages/contact';
import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
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

test('the trial on the pricing page opens the form with a message; closed, it opens again on #demo', async ({
  page,
}) => {
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

test('everything works with the keyboard alone, and the honeypot cannot be reached by keyboard', async ({
  page,
}) => {
  const name = `Hal ${randomUUID()}`;
  await open(page, '/contact');
  await opener(page).press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, copy.mistakes.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'name')).toBeFocused();
  for (const text of [name, 'hal@company.example', 'Company', '1000', 'Hello']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(exportedLines(name)[0]).toContain(`,${name},hal@company.example,Company,1000+,Hello,`);
});

test.describe('when the form cannot be loaded', () => {
  test.use({ allowedConsole: /ERR_FAILED|Failed to load/ });

  test('the visitor is told, and the button works afterwards', async ({ page }) => {
    await open(page, '/contact');
    await page.route('**/_next/static/**', (route) => route.abort());
    await opener(page).click();
    await expect(main(page).getByText(contactCopy.demo.openingFailed)).toBeVisible();
    await page.unroute('**/_next/static/**');
    await opener(page).click();
    await expect(field(page, 'name')).toBeFocused();
  });
});
