import type { Page } from 'playwright/test';
import { dashboardCopy } from '@/lib/content/analytics/dashboard-copy';
import { tutorialCopy } from '@/lib/content/tutorial';
import { TUTORIAL_STEPS } from '@/lib/personalization/tutorial';
import { readShift } from '../support/browser/watch-page';
import { chooseTab, openLoaded } from '../support/pages/analytics-page';
import { ring, start, walkTo } from '../support/pages/tutorial-card';
import { openDetails, panel, showAllMarks } from '../support/pages/why-panel';
import { expect, open, openWithTracker, openWithWidgets, test } from '../support/site/site';

test('the first paint of an address with a fragment already shows that section', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => undefined);
  await page.goto('/features#documentation', { waitUntil: 'commit' });
  await expect(page.locator('#documentation')).toBeVisible();
  await expect(page.locator('#overview')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const hash of ['', '#ai-content', '#documentation', '#rule-hub-score']) {
  test(`nothing on /features${hash} shifts while it loads`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, `/features${hash}`);
    await expect(page.locator('[data-slot=block-cover]:visible')).toHaveCount(0);
    expect(await readShift(page)).toBe(0);
  });
}

/** How the tutorial card is placed relative to the step's target. */
async function look(page: Page, id: string) {
  return page.evaluate((targetId) => {
    const target = document.getElementById(targetId)?.getBoundingClientRect();
    const own = document.querySelector('[data-slot=tutorial]')?.getBoundingClientRect();
    if (!target || !own) return 'absent';
    if (target.top < 0 || target.bottom > window.innerHeight) return 'out of view';
    const beside = target.right <= own.left || target.left >= own.right;
    return beside || target.bottom <= own.top || target.top >= own.bottom ? 'free' : 'covered';
  }, id);
}

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  test(`every step points at its element, in view and not covered, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(page);
    for (const [index, { id }] of TUTORIAL_STEPS.entries()) {
      await walkTo(page, index);
      const { targetElementId } = tutorialCopy.steps[id];
      await expect(ring(page)).toHaveAttribute('id', targetElementId);
      await expect.poll(() => look(page, targetElementId), { message: id }).toBe('free');
    }
  });
}

for (const width of [320, 1440])
  test(`at ${width} px every explanation opens beside its mark, is small and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/?visitor=returning');
    const marks = page.locator('main details[data-why]');
    await expect(marks.filter({ visible: true })).toHaveCount(1);
    await showAllMarks(page);
    // What loads near the window has loaded.
    await marks.filter({ visible: true }).last().scrollIntoViewIfNeeded();
    await expect(page.locator('#recommendations [data-slot=relevance]')).toBeVisible();
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const mark of await marks.filter({ visible: true }).all()) {
      await mark.scrollIntoViewIfNeeded();
      const height = await readHeight();
      await openDetails(mark);
      const box = await panel(mark).locator('xpath=../..').boundingBox();
      const summary = await mark.locator('summary').first().boundingBox();
      if (!box || !summary) throw new Error('no box');
      expect(box.width).toBeLessThanOrEqual(320);
      expect(box.height).toBeLessThanOrEqual(280);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const gap = Math.max(box.y - summary.y - summary.height, summary.y - box.y - box.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(8);
      expect(await readHeight()).toBe(height);
    }
  });

/** The tables that collapse into rows on narrow screens, with their ARIA roles. */
async function readTables(page: Page) {
  await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const frames = page.locator('[data-slot=data-table][class*="container/table"]:visible');
  await expect(frames.first()).toBeVisible();
  const widest = () =>
    frames.evaluateAll((all) => Math.max(...all.map((one) => one.scrollWidth - one.clientWidth)));
  await expect.poll(widest, 'no cell is clipped').toBe(0);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
  return { tables: await frames.count(), headers: count('columnheader'), cells: count('cell') };
}

for (const [path, least] of [
  ['/settings', { headers: 3, cells: 20 }],
  ['/pricing', { headers: 4, cells: 21 }],
  ['/api', { headers: 6, cells: 40 }],
] as const) {
  test(`${path}: a table shows every cell on a phone, and is still exposed as a table`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const { tables, headers, cells } = await readTables(page);
      expect(tables).toBeGreaterThan(0);
      expect(headers).toBeGreaterThanOrEqual(least.headers);
      expect(cells).toBeGreaterThanOrEqual(least.cells);
    }
  });
}

test('the heat map shows every part of the day on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openLoaded(page);
  await chooseTab(page, dashboardCopy.tabs.items.engagement.heading);
  const { headers } = await readTables(page);
  expect(headers).toBeGreaterThanOrEqual(7);
  const labels = page
    .getByRole('columnheader')
    .filter({ hasText: dashboardCopy.heatmap.parts.afternoon.label });
  const [height, line] = await labels.evaluate((label) => [
    label.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(label).lineHeight),
  ]);
  expect(height, 'names must not wrap within a word').toBeLessThan(2.5 * (line ?? 0));
});

test.describe('on a phone, before the notice is answered', () => {
  test.use({
    ...{ viewport: { width: 375, height: 667 }, reducedMotion: 'reduce' },
    storageState: { cookies: [], origins: [] },
  });

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

test('the prices are in the first screen of /pricing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/pricing');
  const prices = page.getByRole('list', { name: 'Three plans' }).first();
  for (const price of ['$290', '$1,200', 'From $4,800'])
    await expect(prices.getByText(price, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(prices.getByText('$290')).toBeInViewport({ ratio: 1 });
});

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
