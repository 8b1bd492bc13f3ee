import { demoRequestCopy as copy } from '@/lib/content/pages/demo-request';
import { pricingCopy } from '@/lib/content/pages/pricing';
import { field, main } from '../support/pages/contact-page';
import { expect, open, test } from '../support/site/site';

test('the trial on the pricing page leads to the form with a message, and the form keeps what was typed', async ({
  page,
}) => {
  await open(page, '/pricing');
  await main(page).getByRole('link', { name: pricingCopy.trial.action.label }).click();
  const trial = main(page).getByRole('form', { name: copy.trial.heading });
  const title = trial.getByRole('heading', { name: copy.trial.heading });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await expect(trial.getByRole('button', { name: copy.trial.send })).toBeVisible();
  await expect(trial.getByLabel(copy.fields.message.label)).toHaveValue(copy.trial.message);
  await expect(title).toBeInViewport();
  await trial.getByLabel(copy.fields.message.label).fill('Call me on Monday.');
  await page.reload();
  await expect(trial.getByLabel(copy.fields.message.label)).toHaveValue('Call me on Monday.');
  // Another fragment leaves the form's values alone.
  await trial.getByLabel(copy.fields.name.label).fill('Ann');
  await page.evaluate(() => (window.location.hash = 'addresses'));
  await expect(field(page, 'name')).toHaveValue('Ann');
});
