import { expect, open, test } from '../support/site';

const PADDING_PX = 10;

test('in a low window the list keeps its distance from the edges, and its arrows scroll it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await open(page, '/?visitor=returning');
  const styles = await page.locator('style').count();
  await page.getByRole('combobox', { name: 'Segment' }).click();
  const list = page.getByRole('listbox', { name: 'Segment' });
  await expect(list).toBeVisible();
  const box = await page.locator('[data-slot=select-content]').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(PADDING_PX);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320 - PADDING_PX);
  expect(box?.y).toBeGreaterThanOrEqual(PADDING_PX);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300 - PADDING_PX);

  const arrow = page.locator('[data-slot=select-arrow]');
  await expect(arrow).toHaveCount(1);
  await arrow.hover();
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(list.getByRole('option').last()).toBeFocused();
  await expect(list.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('style')).toHaveCount(styles);
});

test.describe('when the list cannot be loaded', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ });

  test('the native select takes over', async ({ page }) => {
    await open(page, '/?visitor=returning');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Segment' }).focus();
    await expect(page.locator('select[data-slot=select-native]')).toBeFocused();
    await page.getByRole('combobox', { name: 'Segment' }).selectOption('Developer');
    await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveValue('developer');
  });
});
