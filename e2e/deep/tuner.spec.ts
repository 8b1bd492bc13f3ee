import type { Page } from 'playwright/test';
import { campaigns } from '@/lib/content/campaigns';
import { heroMessages } from '@/lib/content/hero-messages';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import { tunerCopy } from '@/lib/content/tuner';
import type { Cluster, Segment } from '@/lib/personalization/persona';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expect, open, test } from '../support/site';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headline = (segment: Segment, cluster: Cluster) => homeCopy.hero.copy[segment][cluster].headline;
const station = (page: Page, name: string) =>
  page.getByRole('main').getByRole('radio', { name, exact: true });
const caption = (page: Page) => page.locator('[data-slot=page-changes]');
const needle = (page: Page, field: string) => page.locator(`#tuner-${field} > [data-station]`);
const chosen = (page: Page, label: string) => page.getByRole('combobox', { name: label });

async function centerOf(page: Page, name: string) {
  const box = await station(page, name).locator('xpath=..').boundingBox();
  if (!box) throw new Error(`${name} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a click tunes the page in place: copy, needle, bar, caption, one announcement', async ({ page }) => {
  await open(page, '/');
  await expect(caption(page)).toHaveText(tunerCopy.hint, { useInnerText: true });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const { x, y } = await centerOf(page, 'Developer');
  await page.mouse.click(x, y);
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(station(page, 'Developer')).toBeChecked();
  await expect(station(page, 'Developer')).toBeFocused();
  await expect(needle(page, 'segment')).toHaveAttribute('data-station', '1');
  await expect(chosen(page, 'Segment')).toContainText('Developer');
  await expect(caption(page)).toHaveText(/^Changed: headline, first button, .*\.$/);
  const changes = await caption(page).innerText();
  await expect(page.locator('[data-slot=live-region]')).toHaveText(
    `Now showing the page for developers who are looking around on a first visit. ${changes}`,
  );
  await expect(page.locator('[data-slot=hero] :is([aria-live], [role=status])')).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the arrow keys move a needle, and focus stays on it', async ({ page }) => {
  await open(page, '/');
  await station(page, 'Explorer').focus();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'researcher'));
  await expect(station(page, 'Researcher')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'converter'));
  await expect(station(page, 'Converter')).toBeFocused();
  await expect(chosen(page, 'Behavior')).toContainText('Converter');
});

test('a drag along the scale chooses each option that it passes, while the page changes', async ({
  page,
}) => {
  await open(page, '/');
  const [from, middle, to] = [
    await centerOf(page, 'Innovation leader'),
    await centerOf(page, 'Developer'),
    await centerOf(page, 'Sales prospect'),
  ];
  await page.mouse.move(from.x, from.y);
  const loaded = page.waitForResponse(/_next\/static/);
  await page.mouse.down();
  await loaded;
  await page.mouse.move(middle.x, middle.y, { steps: 8 });
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
  await page.mouse.up();
  await page.mouse.move(middle.x, middle.y, { steps: 4 });
  await expect(station(page, 'Sales prospect')).toBeChecked();
  await expect(station(page, 'Sales prospect')).toBeFocused();
});

test('the scales follow the bar, and the caption is cleared on navigation', async ({ page }) => {
  await open(page, '/');
  await chosen(page, 'Visitor type').click();
  await page.getByRole('option', { name: 'Returning' }).click();
  await expect(station(page, 'Returning')).toBeChecked();
  await expect(caption(page)).toHaveText('Changed: welcome line and setup guide.');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(caption(page)).toHaveText(tunerCopy.hint, { useInnerText: true });
});

/** Records the duration of each fade, in seconds. */
function watchFades(): void {
  const fades: number[] = [];
  Object.assign(window, { fades });
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName !== 'swap-in' || !(target instanceof Element)) return;
    fades.push(Number.parseFloat(getComputedStyle(target).animationDuration));
  });
}

for (const [reducedMotion, isSeen] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`motion ${reducedMotion}: new copy in the hero fades in, or appears at once`, async ({ page }) => {
    await page.addInitScript(watchFades);
    await page.emulateMedia({ reducedMotion });
    await open(page, '/?segment=developer');
    await station(page, 'Sales prospect').check();
    await expect(heading(page)).toHaveText(headline('sales-prospect', 'explorer'));
    await expect(caption(page)).toContainText(tunerCopy.changed);
    const fades = await page.evaluate<number[]>(() => Reflect.get(window, 'fades'));
    expect(fades.filter((seconds) => seconds > 0.1)).toEqual(isSeen ? [0.28] : []);
  });

test("a visitor from an ad starts with the ad's persona and can change it", async ({ page }) => {
  const ad = campaigns.find(({ segment }) => segment === 'sales-prospect');
  if (!ad) throw new Error('no campaign for sales prospects');
  await open(page, `/?utm_source=${ad.utm_source}&utm_campaign=${ad.utm_campaign}`);
  await expect(heading(page)).toHaveText(heroMessages[ad.message].headline);
  await expect(station(page, 'Sales prospect')).toBeChecked();
  await station(page, 'Developer').check();
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(caption(page)).toContainText('headline');
});

test('with content personalization off it says so, and a choice does not change the copy', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('switch', { name: shellCopy.settings.switches.contentPersonalization.label }).click();
  await expect(caption(page)).toHaveText(tunerCopy.standard, { useInnerText: true });
  await station(page, 'Developer').check();
  await expect(station(page, 'Developer')).toBeChecked();
  await expect(chosen(page, 'Segment')).toContainText('Developer');
  await expect(heading(page)).toHaveText(headline('innovation-leader', 'explorer'));
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds no violations in it, ${colorScheme}; nothing moves when it is used`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, '/?segment=sales-prospect&visitor=returning');
    const place = () => page.locator('[data-slot=page-changes]').evaluate((one) => one.clientHeight);
    const before = await place();
    await station(page, 'Developer').check();
    await expect(caption(page)).toContainText(tunerCopy.changed);
    expect(await place()).toBe(before);
    await expectNoAxeViolations(page, '/');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is three rows of links', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-slot=hero]').getByRole('radio')).toHaveCount(0);
    await expect(page.locator('[data-slot=selector-bar]')).toBeHidden();
    const panel = page.getByRole('region', { name: tunerCopy.heading });
    await panel.getByRole('link', { name: 'Developer' }).click();
    await panel.getByRole('link', { name: 'Converter' }).click();
    await expect(heading(page)).toHaveText(headline('developer', 'converter'));
    await expect(panel.locator('[aria-current]')).toHaveText(['Developer', 'Converter', 'New']);
  });
});
