import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { field, form, main } from '../support/contact-page';
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
