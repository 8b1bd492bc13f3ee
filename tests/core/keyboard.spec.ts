import { feedbackOffer } from '@/lib/content/feedback';
import { demoCopy } from '@/lib/content/pages/demo';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { heading, headline } from '../support/pages/home-page';
import * as onboarding from '../support/pages/onboarding-panel';
import { expect, open, openWithWidgets, test } from '../support/site/site';

test('the skip link is the first stop, and leads to the main area', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu opens, closes with Escape and is followed by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/solutions');
  await expect(menu).toBeHidden();
});

const PADDING_PX = 10;

test('a selector works by keyboard alone, keeps 10 px from the edges of a low window and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await open(page, '/?visitor=returning');
  const selector = page.getByRole('combobox', { name: 'Segment' });
  const option = (name: string) => page.getByRole('option', { name });
  await selector.focus();
  await page.keyboard.press('Enter');
  await expect(option('Innovation leader')).toBeFocused();
  const {
    x = 0,
    y = 0,
    width = 320,
    height = 300,
  } = (await page.locator('[data-slot=select-content]').boundingBox()) ?? {};
  expect(Math.min(x, y, 320 - x - width, 300 - y - height)).toBeGreaterThanOrEqual(PADDING_PX);
  await page.keyboard.press('End');
  await expect(option('Sales & marketing')).toBeFocused();
  await expect(option('Sales & marketing')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(option('Developer')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(headline('developer', 'explorer'));
  await expect(selector).toBeFocused();
});

const RETURNING = '?visitor=returning';
const DIALOGS = [
  { path: `/${RETURNING}`, opener: feedbackOffer.button },
  { path: `/${RETURNING}`, opener: 'Start the tutorial' },
  { path: `/features${RETURNING}`, opener: 'Try Smart Onboarding' },
  { path: '/demo', opener: demoCopy.live.dialog.open },
  { path: '/settings', opener: myDataCopy.remove },
  { path: '/about', opener: 'Accessibility settings' },
];

for (const { path, opener } of DIALOGS)
  test(`${opener}: Enter opens the dialog with the focus in it, Escape closes it and returns the focus`, async ({
    page,
  }) => {
    await open(page, path);
    const button = page.getByRole('button', { name: opener }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator(':focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

test('onboarding is completed by keyboard alone', async ({ page }) => {
  await open(page, '/');
  const next = onboarding.panel(page).getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(onboarding.title(page, 'Choose your goal')).toBeFocused();
  await page.getByRole('radio', { name: 'Build & Integrate' }).focus();
  await page.keyboard.press('Space');
  for (const title of ['About you', 'Your view is ready']) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(onboarding.title(page, title)).toBeFocused();
  }
  await onboarding.panel(page).getByRole('button', { name: 'Get Started' }).focus();
  await page.keyboard.press('Enter');
  await expect(onboarding.panel(page)).toBeHidden();
});

test('Tab reaches every control of the home page, each with an outline and uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithWidgets(page, `/${RETURNING}`);
  let reached = 0;
  await page.evaluate(() => Object.assign(window, { reached: new Set() }));
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: active } = document;
      const { reached } = window as unknown as { reached: Set<Element> };
      if (!active || active === document.body || reached.has(active)) return null;
      reached.add(active);
      const seen = active.closest('label') ?? active;
      const outlines = [active, seen].map((one) => getComputedStyle(one).outlineStyle);
      // A card's link outlines the whole card.
      outlines.push(getComputedStyle(active, '::after').outlineStyle);
      const [box = seen.getBoundingClientRect()] = seen.getClientRects();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isFree = top !== null && (seen.contains(top) || top.contains(seen));
      return {
        name: active.outerHTML.slice(0, 100),
        isOutlined: outlines.some((one) => one !== 'none'),
        isFree,
      };
    });
    if (!stop) break;
    reached += 1;
    expect(stop).toMatchObject({ isOutlined: true, isFree: true });
  }
  expect(reached).toBeGreaterThan(60);
});
