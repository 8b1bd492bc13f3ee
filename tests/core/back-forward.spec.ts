import { myDataCopy } from '@/lib/content/pages/my-data';
import { headline } from '../support/browser/consent-visit';
import {
  chooseDeveloper,
  expectDeveloper,
  goBack,
  goForward,
  LEADER,
  leaveForDeveloper,
  noteRestoring,
  wasRestored,
} from '../support/browser/back-forward-visit';
import { expect, openWithTracker, test } from '../support/site/site';

test.describe('from the back/forward cache', { tag: '@history' }, () => {
  test('Back and Forward show the persona chosen on another page', async ({ page }) => {
    await noteRestoring(page);
    await leaveForDeveloper(page);
    await goBack(page);
    await expect(page).toHaveURL(/\/about$/);
    await goBack(page);
    await expectDeveloper(page);
    expect(await wasRestored(page)).toBe(true);
    await goForward(page);
    await expect(page).toHaveURL(/\/about$/);
    await goForward(page);
    await expect(page).toHaveURL(/x=1$/);
    await expectDeveloper(page);
  });

  test('Back shows the standard page after the choice was deleted', async ({ page }) => {
    await openWithTracker(page, '/');
    await chooseDeveloper(page);
    await openWithTracker(page, '/settings');
    await page.getByRole('button', { name: myDataCopy.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: myDataCopy.confirm.yes }).click();
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('persona=');
    await goBack(page);
    await headline(page, LEADER);
    await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveText(/Innovation/);
  });
});
