import { RULES_AD, TRIAL_AD } from '../support/campaign-links';
import { choose, heading, headline } from '../support/home-page';
import { expect, open, test } from '../support/site';

test('the latest ad decides until the visitor chooses; a choice survives ads, and a demo view overrides all', async ({
  page,
}) => {
  await open(page, `/?${RULES_AD.query}`);
  await expect(heading(page)).toHaveText(RULES_AD.headline);
  await open(page, `/?${TRIAL_AD.query}`);
  await expect(heading(page)).toHaveText(TRIAL_AD.headline);
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'converter'));
  await choose(page, 'Segment', 'Developer');
  await expect(heading(page)).toHaveText(headline('developer', 'converter'));
  await open(page, `/?${RULES_AD.query}`);
  await expect(page.getByRole('combobox', { name: 'Segment' })).toContainText('Developer');
  await open(page, `/?${TRIAL_AD.query}`);
  await expect(heading(page)).toHaveText(headline('developer', 'converter'));

  await open(page, '/?demo=1&segment=innovation-leader&cluster=researcher');
  await open(page, `/?${TRIAL_AD.query}`);
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'researcher'));
});

test('the segment stored on the server yields to an ad, and overrides the default', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const saved = page.waitForResponse((response) => response.url().endsWith('/segment'));
  await choose(page, 'Segment', 'Developer');
  expect((await saved).status()).toBe(200);
  // Stored by the page when it has read the response.
  await page.waitForFunction(() => localStorage.getItem('stored-visitor')?.includes('developer'));
  const beginAnew = async () => {
    await page.evaluate(() => localStorage.removeItem('stored-visitor'));
    await context.clearCookies({ name: 'persona' });
  };
  await beginAnew();
  const loaded = page.waitForResponse((response) => response.url().includes('/api/user/'));
  await open(page, `/?${TRIAL_AD.query}`);
  await (await loaded).finished();
  await expect(heading(page)).toHaveText(TRIAL_AD.headline);
  await expect(page.getByRole('combobox', { name: 'Segment' })).toContainText('Sales prospect');
  await beginAnew();
  await open(page, '/');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
});
