import { readShift } from '../support/browser/read-shift';
import { expect, open, test } from '../support/site/site';

test('the first paint of an address with a fragment already shows that section', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/features#documentation', { waitUntil: 'commit' });
  await expect(page.locator('#documentation')).toBeVisible();
  await expect(page.locator('#overview')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const hash of ['', '#ai-content', '#documentation', '#rule-hub-score']) {
  test(`nothing on /features${hash} shifts while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, `/features${hash}`);
    await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
    expect(await readShift(page)).toBe(0);
  });
}
