import {
  HEADLINES,
  openAs,
  PERSONA,
  readArm,
  readCounts,
  watchExposures,
} from '../support/browser/experiment-visit';
import { heading } from '../support/pages/home-page';
import { startSite, type Site } from '../support/site/start-site.mjs';
import { expect, hydrated, test } from '../support/site/site';

const PORT = 4391;

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ port: PORT, env: { EXPERIMENTS: 'on' } });
});
test.afterAll(() => site.stop());

test('the first response picks an arm and shows it, later pages keep it, and the visitor counts once', async ({
  browser,
}) => {
  const { context, page } = await openAs(browser, site, [PERSONA]);
  const exposures = watchExposures(context);
  // Counted before its response has set the visitor's cookie, so a reload in between would be another visitor.
  const counted = page.waitForResponse(/\/api\/exposures$/);
  const response = await page.goto(site.url);
  await counted;
  const setCookie = (await response?.allHeaders())?.['set-cookie'] ?? '';
  const [, arm = ''] =
    /^experiments=01[ab]\.(02[abc]); Path=\/; Max-Age=\d+; SameSite=Lax$/m.exec(setCookie) ?? [];
  expect(await readArm(page)).toBe(arm);
  await expect(heading(page)).toHaveText(HEADLINES[arm] ?? '');
  await expect.poll(() => readCounts(site)).toEqual({ seen: 1, mixed: 0, mismatched: 0 });

  const again = await page.reload();
  expect((await again?.allHeaders())?.['set-cookie'] ?? '').not.toContain('experiments=');
  expect(await readArm(page)).toBe(arm);
  await hydrated(page);
  await page.locator('a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('[data-experiment]')).toHaveCount(0);
  await page.locator('a[href="/"]').first().click();
  await expect(heading(page)).toHaveText(HEADLINES[arm] ?? '');
  expect(await readArm(page)).toBe(arm);
  expect(exposures).toContainEqual({ seen: [arm] });
  await context.close();
  expect(await readCounts(site)).toEqual({ seen: 1, mixed: 0, mismatched: 0 });
});
