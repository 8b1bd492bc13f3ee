import { RULES_AD, TRIAL_AD } from '../support/campaign-links';
import { choose, heading, headline } from '../support/home-page';
import { expect, open, test } from '../support/site';

test('a tab opened by an earlier ad follows the later one, and does not restore its own', async ({
  page,
  context,
}) => {
  await open(page, `/?${RULES_AD.query}`);
  const later = await context.newPage();
  await open(later, `/?${TRIAL_AD.query}`);
  await choose(page, 'Visitor type', 'Returning');
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'converter'));
  await expect(page).toHaveURL('/');
  await open(later, '/');
  await expect(heading(later)).toHaveText(headline('sales-prospect', 'converter'));
});
