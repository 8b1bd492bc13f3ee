import type { Page } from 'playwright/test';
import { formatComparison, type Side } from '@/lib/compare/comparison';
import { aboutCopy } from '@/lib/content/pages/about';
import { homeCopy } from '@/lib/content/home';
import {
  comparison,
  developer,
  frameOf,
  headline,
  headlineOf,
  openComparison,
  prospect,
  ready,
  status,
  topOf,
} from '../support/pages/compare-page';
import { expect, open, test } from '../support/site/site';

const SIDES = ['left', 'right'] as const;

test.use({ viewport: { width: 1280, height: 900 } });

/** The words highlighted as changed in a frame. */
const markedWords = (page: Page, side: Side): Promise<string[]> =>
  page.locator(`[data-slot=compared-${side}] iframe`).evaluate((frame: HTMLIFrameElement) => {
    const highlight = frame.contentDocument?.defaultView?.CSS.highlights.get('changed');
    return [...(highlight ?? [])].map(String);
  });

test(
  'two visitors read their real pages side by side: changed words are marked and listed by section, and the sides can be swapped',
  { tag: '@chromium' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openComparison(page);
    await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
    await expect(headline(page, 'right')).toHaveText(headlineOf(prospect));
    const [left, right] = [await markedWords(page, 'left'), await markedWords(page, 'right')];
    expect(left.join(' ')).toContain(headlineOf(developer).split(' ')[0]);
    expect(left).not.toEqual(right);
    const same = await frameOf(page, 'left').getByRole('contentinfo').innerText();
    expect(left.filter((words) => same.includes(words) && words.length > 20)).toEqual([]);

    const list = page.locator('[data-slot=difference-list]');
    const counts = await list.locator('summary').allInnerTexts();
    const sum = counts.reduce((total, text) => total + Number(text.match(/\((\d+)/)?.[1]), 0);
    await expect(status(page)).toContainText(`${sum} differences`);
    const introduction = list.locator('details').filter({ hasText: 'Introduction' }).first();
    await introduction.locator('summary').click();
    await expect(introduction).toContainText(headlineOf(developer));
    await expect(introduction).toContainText(headlineOf(prospect));
    const value = list
      .locator('details')
      .filter({ hasText: homeCopy.valuePropositions.developer.heading })
      .first();
    await value.locator('summary').click();
    await value.getByRole('button', { name: 'Show in both pages' }).click();
    for (const side of SIDES)
      await expect.poll(async () => Math.abs(await topOf(page, side, 'value'))).toBeLessThanOrEqual(1);

    await page.getByRole('button', { name: 'Swap sides' }).click();
    await expect(headline(page, 'left')).toHaveText(headlineOf(prospect));
    await expect(headline(page, 'right')).toHaveText(headlineOf(developer));
    const swapped = formatComparison({ ...comparison, left: prospect, right: developer });
    await expect(page).toHaveURL(swapped);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search).toBe(swapped);
  },
);

test("comparing changes nothing for the visitor: no cookie, storage or call, no script in the frames, which follow the page's theme", async ({
  page,
  context,
}) => {
  await open(page, '/compare');
  await ready(page);
  // The click on /compare is analyzed as usual.
  const readStored = () =>
    page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, analyses: undefined }));
  const before = await readStored();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || request.frame() !== page.mainFrame()) calls.push(pathname);
  });
  await page
    .getByRole('group', { name: 'Who is on the right' })
    .getByRole('combobox', { name: 'Segment' })
    .click();
  await page.getByRole('option', { name: 'Sales & marketing' }).click();
  await expect(headline(page, 'right')).toHaveText(homeCopy.hero.copy['sales-prospect'].researcher.headline);
  await ready(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('persona');
  expect(await readStored()).toBe(before);
  // The click is tracked, too; the frames load only styles, fonts and images.
  const allowed = /^\/api\/(?:events|analyze-behavior)$|^\/(?:_next\/static|images)\/|\.svg$/;
  expect(calls.filter((path) => !allowed.test(path))).toEqual([]);
  for (const side of SIDES) await expect(frameOf(page, side).locator('script')).toHaveCount(0);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(frameOf(page, 'left').locator('html')).toHaveClass(/dark/);
});

test(
  'a link in one page opens on both sides, and Back reverts both',
  { tag: '@history' },
  async ({ page }) => {
    await openComparison(page);
    await frameOf(page, 'left')
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About', exact: true })
      .click();
    for (const side of SIDES) await expect(headline(page, side)).toHaveText(aboutCopy.head.heading);
    await expect(page).toHaveURL(formatComparison({ ...comparison, page: '/about' }));
    await page.goBack();
    await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
    await expect(page).toHaveURL(formatComparison(comparison));
  },
);
