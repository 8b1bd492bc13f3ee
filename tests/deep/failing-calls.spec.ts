import { ROUTES } from '@/lib/config/routes';
import { expect, open, test } from '../support/site/site';
import { toast } from '../support/pages/toasts';
import { useControls } from '../support/pages/use-controls';

// The browser logs failed requests itself.
test.use({ viewport: { width: 1280, height: 800 }, allowedConsole: /^Failed to load resource/ });

/** Pages with calls or controls of their own. */
const PAGES = (
  ['home', 'demo', 'contentHub', 'features', 'analytics', 'contact', 'api', 'settings'] as const
).map((id) => ROUTES[id]);

for (const how of ['fails', 'is not answered'] as const)
  test(`while every call ${how}, each page opens without a message and its controls work`, async ({
    page,
  }) => {
    test.slow();
    await page.route('**/api/**', (route) =>
      how === 'fails' ? route.fulfill({ status: 500, body: 'no' }) : undefined,
    );
    for (const path of PAGES)
      await test.step(path, async () => {
        await open(page, path);
        await expect(toast(page)).toHaveCount(0);
        await useControls(page);
      });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
