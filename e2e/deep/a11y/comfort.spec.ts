import { ROUTES } from '@/lib/config/routes';
import { accessibilityCopy } from '@/lib/content/accessibility';
import { choose } from '../../support/home-page';
import { recordAnnouncements } from '../../support/record-announcements';
import { expect, open, test } from '../../support/site';
import {
  findBareInForcedColors,
  findCrowdedWhenZoomed,
  findClippedWhenSpaced,
  findLostWithoutScripts,
  findMisnamed,
  findMotion,
  readOrientations,
} from './comfort';
import { PATHS } from './paths';

test.use({ allowedConsole: /status of 404/, reducedMotion: 'reduce' });

async function findAll(find: (path: string) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const path of PATHS) found.push(...(await find(path)));
  return found;
}

for (const width of [320, 1280])
  test(`no text is clipped at WCAG 1.4.12 text spacing, ${width} px wide`, async ({ page }) => {
    expect(await findAll((path) => findClippedWhenSpaced(page, path, width))).toEqual([]);
  });

test('at 400% zoom (1280 × 1024) fixed bars and widgets cover at most half of the window', async ({
  page,
}) => {
  expect(await findAll((path) => findCrowdedWhenZoomed(page, path))).toEqual([]);
});

test('a phone shows the same text in portrait and in landscape', async ({ page }) => {
  // /compare shows one side at a time on narrow screens; compare-for-everyone.spec.ts covers it.
  for (const path of PATHS.filter((one) => one !== ROUTES.compare)) {
    const { upright, lying } = await readOrientations(page, path);
    expect(upright, path).toBe(lying);
  }
});

test('nothing moves on any page with reduced motion', async ({ page }) => {
  expect(await findAll((path) => findMotion(page, path))).toEqual([]);
});

test('no page loses text without JavaScript', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  const lost = await findAll(async (path) => {
    await open(page, path);
    await plain.goto(path);
    return findLostWithoutScripts(page, plain);
  });
  expect(lost).toEqual([]);
  await context.close();
});

test('in forced colors every control styled by a background still has a border or a label', async ({
  page,
}) => {
  expect(await findAll((path) => findBareInForcedColors(page, path))).toEqual([]);
});

test('each change is announced once', async ({ page }) => {
  const readAnnouncements = await recordAnnouncements(page);
  await open(page, '/?visitor=returning');
  const region = page.locator('[data-slot=live-region]');
  for (const [label, option] of [
    ['Segment', 'Developer'],
    ['Behavior', 'Converter'],
    ['Visitor type', 'New'],
  ] as const) {
    await choose(page, label, option);
    await expect(region).not.toHaveText('');
    await expect(region).toHaveText('');
  }
  await page.getByRole('button', { name: 'Accessibility settings' }).click();
  await page.getByRole('switch', { name: accessibilityCopy.switches.highContrast.label }).click();
  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await expect(region).toHaveText(/back to their defaults/);
  const announcements = await readAnnouncements();
  expect(announcements.length).toBeGreaterThanOrEqual(4);
  expect(new Set(announcements).size).toBe(announcements.length);
});

test('every accessible name includes the visible label', async ({ page }) => {
  expect(await findAll((path) => findMisnamed(page, path))).toEqual([]);
});
