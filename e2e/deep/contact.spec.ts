import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { field, fillIn, form, main, opener, openForm, submit, thanks } from '../support/contact-page';
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
