import type { Page } from 'playwright/test';
import { shellCopy } from '@/lib/content/shell';
import { expect, open, test, toast } from '../support/site/site';

const { switches } = shellCopy.settings;

const flip = (page: Page, name: keyof typeof switches) =>
  page.getByRole('switch', { name: switches[name].label }).click();

async function swipe(page: Page, byPx: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('No toast is visible.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}

test('one toast at a time, for 5 seconds; F8 moves focus to it, and it closes by a swipe of 50 px or its button', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await flip(page, 'navigationAdaptation');
  await expect(toast(page)).toContainText('Settings updated');
  await expect(toast(page)).toContainText('Your personalization preferences have been saved.');
  await page.emulateMedia({ media: 'print' });
  await expect(toast(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();

  await flip(page, 'navigationAdaptation');
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  const first = await toast(page).elementHandle();
  await flip(page, 'behavioralAnalytics');
  await expect.poll(() => first?.isVisible()).toBe(false);
  await expect(toast(page)).toHaveCount(1);

  await swipe(page, 40);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toast(page)).toBeVisible();
  await swipe(page, 60);
  await expect(toast(page)).toBeHidden();
  await flip(page, 'behavioralAnalytics');
  await toast(page).getByRole('button').click();
  await expect(toast(page)).toBeHidden();
});
