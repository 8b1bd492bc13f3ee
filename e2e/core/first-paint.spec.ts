import { readScriptTimes } from '../support/first-paint';
import { expect, hydrated, test } from '../support/site';

test('no script is requested before the first paint', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { paint, first } = await readScriptTimes(page);
  expect(paint).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(paint);
});
