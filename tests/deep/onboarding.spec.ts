import { VISUAL_THEME_IDS } from '@/lib/config/visual-themes';
import { panel } from '../support/pages/onboarding-panel';
import { expect, open, test } from '../support/site/site';

test('step 1 is one compact row on a phone, and the hero stays in view, in each theme', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/');
  for (const theme of VISUAL_THEME_IDS) {
    await page.evaluate((name) => localStorage.setItem('visual-theme', name), theme);
    await open(page, '/');
    expect((await panel(page).boundingBox())?.height, theme).toBeLessThanOrEqual(120);
    await expect(page.getByRole('heading', { level: 1 }), theme).toBeInViewport({ ratio: 1 });
  }
});
