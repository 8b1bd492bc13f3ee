import { ROUTES } from '@/lib/config/routes';
import { readScriptTimes } from '../support/first-paint';
import { expect, hydrated, test } from '../support/site';

for (const path of Object.values(ROUTES))
  test(`${path}: no script is requested before the first paint`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { paint, first } = await readScriptTimes(page);
    expect(first).toBeGreaterThanOrEqual(paint);
  });

test('a page opened in the background hydrates too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto('/');
  await hydrated(page);
});
