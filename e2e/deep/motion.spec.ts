import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/config/routes';
import { expect, open, test } from '../support/site';

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

for (const path of [ROUTES.home, ROUTES.solutions, ROUTES.contentHub, ROUTES.demo, ROUTES.settings])
  test(`${path}: animations take 200 to 500 ms`, async ({ page }) => {
    await open(page, path);
    const found = await page.evaluate(() => {
      const wrong = new Set<string>();
      for (const element of document.querySelectorAll('*'))
        for (const pseudo of [null, '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          // Excludes scroll-driven animations and loading indicators.
          const isTimed =
            style.getPropertyValue('animation-timeline') === 'auto' &&
            style.animationIterationCount !== 'infinite';
          const animation = isTimed && style.animationName !== 'none' ? style.animationDuration : '0s';
          for (const duration of `${style.transitionDuration}, ${animation}`.split(', ')) {
            const ms = parseFloat(duration) * 1000;
            if (ms > 0 && (ms < 200 || ms > 500)) wrong.add(`${element.className} ${duration}`);
          }
        }
      return [...wrong];
    });
    expect(found).toEqual([]);
  });

test('a click 20 ms after a client navigation is handled', async ({ page }) => {
  await open(page, ROUTES.about);
  await link(page, 'AI Solutions').hover();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const target = [...document.querySelectorAll<HTMLElement>('[data-slot=header] a')].find(
      (one) => one.textContent === 'Industries',
    );
    const observer = new MutationObserver(() => {
      if (!main?.querySelector('#ai-automation')) return;
      observer.disconnect();
      setTimeout(() => target?.click(), 20);
    });
    if (main) observer.observe(main, { childList: true, subtree: true });
  });
  await link(page, 'AI Solutions').click();
  await expect(page).toHaveURL(ROUTES.industries);
});
