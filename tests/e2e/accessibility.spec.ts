import { ROUTES } from '@/lib/config/routes';
import { expectNoAxeViolations } from '@/tests/support/axe';
import { open, test } from './site';

const THEMES = ['futuristic-clarity', 'minimal-intelligence', 'human-centered-tech'];

const paths = [...Object.values(ROUTES), '/nowhere'];

test.use({ allowedConsole: /status of 404/ });

for (const scheme of ['light', 'dark'] as const) {
  for (const theme of THEMES) {
    test(`axe finds no violations on any page in ${theme}, ${scheme}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
      for (const path of paths) {
        await open(page, `${path}?visitor=returning`);
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoAxeViolations(page, `${path} at ${width}`);
        }
      }
    });
  }
}
