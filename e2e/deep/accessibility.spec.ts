import { ROUTES } from '@/lib/config/routes';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { open, test } from '../support/site';

const THEMES = ['futuristic-clarity', 'minimal-intelligence', 'human-centered-tech'];

const paths = [...Object.values(ROUTES), '/nowhere'];

test.use({ allowedConsole: /status of 404/ });

/** Each page is checked in every theme, at one width and in one scheme in turn; `npm test -- a11y` checks them all. */
const LOOKS = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

for (const [turn, theme] of THEMES.entries()) {
  test(`axe finds no violations on any page in ${theme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
    for (const [index, path] of paths.entries()) {
      const { width, colorScheme } = LOOKS[(turn + index) % LOOKS.length] ?? LOOKS[0];
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, `${path}?visitor=returning`);
      await expectNoAxeViolations(page, `${path} at ${width}, ${colorScheme}`);
    }
  });
}
