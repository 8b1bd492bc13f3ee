import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { field, fillIn, form, main, openForm, submit, thanks } from '../support/contact-page';
import { expect, open, test } from '../support/site';

test('the trial on the pricing page leads to the form with a message, and the form keeps what was typed', async ({
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
  // Another fragment leaves the form's values alone.
  await field(page, 'name').fill('Ann');
  await page.evaluate(() => (window.location.hash = 'addresses'));
  await expect(field(page, 'name')).toHaveValue('Ann');
});

test(
  'a draft survives another page, a change of persona and a reload, until it is sent',
  { tag: '@history' },
  async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await field(page, 'companySize').selectOption('11-50');
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
