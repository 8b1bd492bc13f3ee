import { homeCopy } from '@/lib/content/home';
import {
  DEVELOPER,
  heading,
  HEADLINES,
  openAs,
  PERSONA,
  personaOf,
  readArm,
  readCounts,
  watchExposures,
} from '../support/experiment-visit';
import { startSite, type Site } from '../support/start-site.mjs';
import { expect, hydrated, test } from '../support/site';

const PORT = 4391;

test.describe.configure({ mode: 'default' });

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

for (const [who, cookies, headers] of [
  ['who refused', [PERSONA, { name: 'consent', value: 'no' }], {}],
  ['with Global Privacy Control', [PERSONA], { 'sec-gpc': '1' }],
] as const)
  test(`a visitor ${who} gets no arm and no cookie, and is not counted`, async ({ browser }) => {
    const before = await readCounts(site);
    const { context, page } = await openAs(browser, site, cookies, { extraHTTPHeaders: headers });
    const exposures = watchExposures(context);
    await page.goto(site.url);
    await hydrated(page);
    await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('experiments');
    expect(await page.locator('[data-experiment="02b"], [data-experiment="02c"]').count()).toBe(0);
    await page.goto('about:blank');
    expect(exposures).toEqual([]);
    expect(await readCounts(site)).toEqual(before);
    await context.close();
  });

test('the holdout sees the standard page except for explicit choices, and requests of scripts get no arm', async ({
  request,
}) => {
  const read = async (cookie: string) => {
    const response = await request.get(site.url, { headers: { cookie } });
    return { headers: response.headers(), html: await response.text() };
  };
  const { copy } = homeCopy.hero;
  for (const [persona, headline] of [
    [personaOf('campaign', 'analysis'), copy['innovation-leader'].explorer.headline],
    [personaOf('chosen', 'analysis'), copy.developer.explorer.headline],
  ] as const)
    expect((await read(`persona=${persona.value}; experiments=01a.02a`)).html).toContain(`${headline}</h1>`);
  const { headers } = await read(`persona=${PERSONA.value}`);
  expect(headers['x-variant']).toBe(DEVELOPER);
  expect(headers['set-cookie'] ?? '').not.toContain('experiments=');
});
