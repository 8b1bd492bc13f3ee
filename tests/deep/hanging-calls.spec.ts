import { ROUTES } from '@/lib/config/routes';
import { open, test } from '../support/site/site';
import { useControls } from '../support/pages/use-controls';

test.use({ viewport: { width: 1280, height: 800 } });

test('while no call is answered, every page renders and its controls work', async ({ page }) => {
  test.slow();
  await page.route('**/api/**', () => undefined);
  for (const path of Object.values(ROUTES))
    await test.step(path, async () => {
      await open(page, path);
      await useControls(page);
    });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
