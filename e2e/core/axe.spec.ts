import { ROUTES } from '@/lib/config/routes';
import { expectNoAxeViolations } from '../support/axe';
import { open, test } from '../support/site';

const PATHS = [...Object.values(ROUTES), '/nowhere'];
const LOOKS = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;
/** Routes per test, so that a test stays far below its timeout on a busy machine. */
const SIZE = 5;

// Recording a trace takes longer than axe.
test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce', trace: 'off' });

for (let first = 0; first < PATHS.length; first += SIZE) {
  const paths = PATHS.slice(first, first + SIZE);
  test(`axe finds no violations on ${paths.join(' ')}`, async ({ page }) => {
    for (const [index, path] of paths.entries()) {
      const { width, colorScheme } = LOOKS[(first + index) % LOOKS.length] ?? LOOKS[0];
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, path);
      await expectNoAxeViolations(page, `${path} at ${width} px, ${colorScheme}`);
    }
  });
}
