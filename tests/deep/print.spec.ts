import { ROUTES } from '@/lib/config/routes';
import { readThemeColors } from '@/lib/config/theme-colors';
import { expect, open, test } from '../support/site/site';

const PATHS = [ROUTES.home, ROUTES.solutions, ROUTES.pricing, ROUTES.contentHub, ROUTES.api, ROUTES.features];

const channels =
  readThemeColors()
    .light('foreground')
    .match(/[\da-f]{2}/g) ?? [];
const INK = `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`;

/** Elements that do not belong on paper: sticky or fixed ones, controls, dark backgrounds, and unfinished animations. */
function findOffPaper(): string[] {
  const found: string[] = [];
  const isDark = (color: string) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return color.startsWith('rgb') && alpha > 0.5 && red + green + blue < 380;
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
    const name = `${element.localName} ${element.dataset.slot ?? element.className}`;
    const { position, backgroundColor, animationName, clipPath } = getComputedStyle(element);
    if (/fixed|sticky/.test(position)) found.push(`${name} is ${position}`);
    if (element.matches('button, select, [role=tab]')) found.push(`${name} is a control`);
    // The selected option of a scene is part of its picture.
    const isGround = !element.closest('.scene') && height > 24 && width > 100;
    if (isGround && isDark(backgroundColor)) found.push(`${name} is ${backgroundColor}`);
    if (animationName !== 'none' || (element.localName === 'svg' && clipPath !== 'none'))
      found.push(`${name} moves`);
  }
  return found;
}

for (const path of PATHS)
  test(`${path} prints as a document`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, path);
    await page.locator('[data-slot=chat-toggle]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 680, height: 960 });
    expect(await page.evaluate(findOffPaper)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe(INK);
    await expect(page.locator('[role=tabpanel]').filter({ visible: false })).toHaveCount(0);
  });

test('an open article prints on its own', async ({ page }) => {
  await open(page, `${ROUTES.contentHub}#weak-signals`);
  const article = page.getByRole('dialog').getByRole('article');
  await expect(article).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(article).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const { bottom, cut } = await article.evaluate((one) => ({
    bottom: one.getBoundingClientRect().bottom,
    cut: (one.parentElement?.scrollHeight ?? 0) - (one.parentElement?.clientHeight ?? 0),
  }));
  expect(bottom).toBeGreaterThan(1000);
  expect(cut).toBeLessThanOrEqual(0);
});
