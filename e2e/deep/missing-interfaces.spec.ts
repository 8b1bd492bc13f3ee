import { shellCopy } from '@/lib/content/shell';
import { expectAlive, TROUBLES, useHomePage } from '../support/missing-interfaces';
import { expect, openWithWidgets, test } from '../support/site';

const PATHS = ['/demo', '/compare', '/content-hub', '/settings', '/contact#demo'];
const PATHS_PER_API = process.env.FOREIGN_WHOLE === '1' ? PATHS.length : 2;
/** By default two of them, in rotation; FOREIGN_WHOLE=1 visits all without each API. */
const pathsAt = (index: number) => {
  const start = index % PATHS.length;
  return [...PATHS.slice(start), ...PATHS.slice(0, start)].slice(0, PATHS_PER_API);
};

// Otherwise Playwright replaces `navigator.serviceWorker`.
test.use({ serviceWorkers: 'allow' });

for (const [index, [trouble, script]] of Object.entries(TROUBLES).entries()) {
  test(`${trouble}: only the feature that needs it is lost`, async ({ page }) => {
    await page.addInitScript(script);
    await useHomePage(page);
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of pathsAt(index)) {
      await openWithWidgets(page, path);
      await page.mouse.wheel(0, 6000);
      await expectAlive(page);
    }
    await page.getByRole('button', { name: shellCopy.menu.open }).click();
    await page.locator('[data-slot=mobile-menu]').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about(?:\?|$)/);
    await expectAlive(page);
  });
}
