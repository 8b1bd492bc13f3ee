import { heading, headline } from '../support/pages/home-page';
import { expect, open, openWithWidgets, test } from '../support/site/site';

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

test('Tab reaches the skip link first, which leads to the main area, and every control of the home page, each with an outline and uncovered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithWidgets(page, '/?visitor=returning');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
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
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
