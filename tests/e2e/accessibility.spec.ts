import { ROUTES } from '@/lib/config/routes';
import { expectNoAxeViolations } from '@/tests/support/axe';
import { open, test } from './site';

const THEMES = ['futuristic-clarity', 'minimal-intelligence', 'human-centered-tech'];

const paths = [...Object.values(ROUTES), '/nowhere'];

test.use({ allowedConsole: /status of 404/ });

/** Each page is checked in every theme and scheme, at one width in turn; `npm test -- a11y` checks them all. */
const WIDTHS = [375, 1280];

for (const [turn, scheme] of (['light', 'dark'] as const).entries()) {
  for (const [themeTurn, theme] of THEMES.entries()) {
    test(`axe finds no violations on any page in ${theme}, ${scheme}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
      for (const [index, path] of paths.entries()) {
        const width = WIDTHS[(turn + themeTurn + index) % WIDTHS.length] ?? 1280;
        await page.setViewportSize({ width, height: 900 });
        await open(page, `${path}?visitor=returning`);
        await expectNoAxeViolations(page, `${path} at ${width}`);
      }
    });
  }
}
