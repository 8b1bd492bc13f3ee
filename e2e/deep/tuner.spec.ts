import { tunerCopy } from '@/lib/content/tuner';
import { expect, open, test } from '../support/site';
import { caption, heading, headline, station } from '../support/tuner';

test('the caption is cleared on navigation', async ({ page }) => {
  await open(page, '/');
  await station(page, 'Returning').check();
  await expect(caption(page)).toContainText(tunerCopy.changed);
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
    const slow = () =>
      page.evaluate(() => (Reflect.get(window, 'fades') as number[]).filter((seconds) => seconds > 0.1));
    await expect.poll(slow).toEqual(isSeen ? [0.28] : []);
  });

test('nothing moves when it is used on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/?segment=sales-prospect&visitor=returning');
  const height = () => caption(page).evaluate((one) => one.clientHeight);
  const before = await height();
  await station(page, 'Developer').check();
  await expect(caption(page)).toContainText(tunerCopy.changed);
  expect(await height()).toBe(before);
});
