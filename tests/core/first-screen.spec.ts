import type { Page } from 'playwright/test';
import { choose, heading } from '../support/pages/home-page';
import { expect, open, openWithTracker, openWithWidgets, test } from '../support/site/site';

/**
 * Controls, headings and text under the floating buttons. Where the buttons are in a row of their own at the window's
 * edge, what is scrolled behind it is hidden by it, and the page ends above it.
 */
const listUnderButtons = (page: Page) =>
  page.evaluate(() => {
    const dock = document.querySelector('[data-slot=widget-dock]');
    if (!dock) return ['The floating buttons are missing.'];
    const row = getComputedStyle(dock, '::before');
    if (row.content !== 'none') {
      const top = window.innerHeight - Number.parseFloat(row.height);
      const shows = [...dock.querySelectorAll('button')].filter(
        (button) => button.checkVisibility() && button.getBoundingClientRect().top < top,
      );
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      const last = [...document.querySelectorAll('[data-slot=footer] :is(a, p, button)')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().bottom);
      return [
        ...(/^rgb\(/.test(row.backgroundColor)
          ? []
          : [`The row shows what is behind it: ${row.backgroundColor}`]),
        ...(Number.parseFloat(row.width) < window.innerWidth ? [`The row is ${row.width} wide.`] : []),
        ...shows.map(
          (button) => `Outside of the row: ${button.getAttribute('aria-label') ?? button.textContent}`,
        ),
        ...(isAtEnd && Math.max(...last) > top + 1 ? ['The end of the page is under the row.'] : []),
      ];
    }
    const isTextAt = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        );
      });
    const found = new Set<string>();
    for (const button of dock.querySelectorAll('button')) {
      const { x, y, width, height } = button.getBoundingClientRect();
      for (let column = 0; column <= 6; column += 1)
        for (let row = 0; row <= 6; row += 1) {
          const [left, top] = [x + 1 + ((width - 2) * column) / 6, y + 1 + ((height - 2) * row) / 6];
          for (const element of document.elementsFromPoint(left, top)) {
            if (dock.contains(element)) continue;
            const control = element.closest('a, button, input, select, textarea, summary, label, h1, h2, h3');
            if (control || isTextAt(element, left, top))
              found.add(
                (control ?? element).textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 80),
              );
          }
        }
    }
    return [...found];
  });

/** What floating buttons cover at five scroll positions. */
async function listUnderButtonsWhileScrolling(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate(async (part) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, part);
    found.push(...(await listUnderButtons(page)).map((name) => `${part}: ${name}`));
  }
  return found;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, reducedMotion: 'reduce' });

  test('the three selectors are one chip, and a press opens all three', async ({ page }) => {
    await open(page, '/');
    const chip = page.locator('[data-slot=selector-bar]');
    const top = await page.getByRole('main').boundingBox();
    const panel = page.getByRole('region', { name: 'Set up your view' });
    expect(top?.y).toBeLessThanOrEqual(104);
    await chip.getByRole('combobox', { name: 'Segment' }).click();
    for (const name of ['Segment', 'Visitor type', 'Behavior'])
      await expect(page.getByRole('listbox', { name })).toBeInViewport({ ratio: 1 });
    const before = await heading(page).textContent();
    await page.getByRole('option', { name: 'Developer' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(heading(page)).not.toHaveText(before ?? '');
    await panel.getByRole('button', { name: 'Close' }).click();
    await choose(page, 'Behavior', 'Ready to decide');
    await expect(chip.getByRole('combobox', { name: 'Behavior' })).toHaveText(/Ready to decide$/);
    await page.getByRole('button', { name: 'Change these settings' }).click();
    await expect(page.getByRole('switch', { name: 'Navigation adaptation' })).toBeVisible();
  });

  test('a visitor who came by a copied link opens the setup from the menu', async ({ page }) => {
    await open(page, '/?segment=developer&cluster=researcher&visitor=new');
    const panel = page.getByRole('region', { name: 'Set up your view' });
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Set up my view' }).click();
    await expect(panel.getByText('Fit this page to you')).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test.describe('before the notice is answered', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test("an ad's visitor sees its promise, one sentence and one button", async ({ page }) => {
      await openWithTracker(page, '/?utm_source=google&utm_medium=cpc&utm_campaign=pipeline-search');
      const notice = page.locator('[data-slot=consent-notice]');
      await expect(notice).toBeInViewport({ ratio: 1 });
      const edge = (await notice.boundingBox())?.y ?? 0;
      expect((await page.getByRole('main').boundingBox())?.y).toBeLessThanOrEqual(104);
      for (const part of ['h1', 'h1 + p', '[data-cta=hero-primary]']) {
        const box = await page.locator(`[data-slot=hero] ${part}`).boundingBox();
        expect((box?.y ?? 1e9) + (box?.height ?? 0), part).toBeLessThanOrEqual(edge);
      }
    });
  });
});

test('the prices are in the first screen of /pricing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/pricing');
  const prices = page.getByRole('list', { name: 'Three plans' }).first();
  for (const price of ['$290', '$1,200', 'From $4,800'])
    await expect(prices.getByText(price, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(prices.getByText('$290')).toBeInViewport({ ratio: 1 });
});

test('the floating buttons lie on no control, heading or text, on a phone and on a desktop', async ({
  page,
}) => {
  for (const path of ['/', '/contact']) {
    await openWithWidgets(page, path);
    for (const [width, height] of [
      [375, 667],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await listUnderButtonsWhileScrolling(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
