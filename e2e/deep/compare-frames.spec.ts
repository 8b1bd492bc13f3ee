import type { Page } from 'playwright/test';
import { formatComparison } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { homeCopy } from '@/lib/content/home';
import { shellCopy } from '@/lib/content/shell';
import {
  comparison,
  developer,
  frameOf,
  headline,
  headlineOf,
  openComparison,
  ready,
  status,
  topOf,
} from '../support/compare-page';
import { expect, open, test } from '../support/site';

const { tool } = compareCopy;

test("both frames use the site's font, however late it loads", async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await openComparison(page);
  for (const side of ['left', 'right'] as const) {
    const readFaces = () =>
      page.evaluate((slot) => {
        const frame = document.querySelector<HTMLIFrameElement>(`[data-slot=compared-${slot}] iframe`);
        return [...(frame?.contentDocument?.fonts ?? [])].map(
          ({ display, status }) => `${display} ${status}`,
        );
      }, side);
    await expect.poll(readFaces).toContain('block loaded');
  }
});

test('comparing has no side effects: no cookie, no storage, no call, no script in the frames', async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  await open(page, '/compare');
  await ready(page);
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || request.frame() !== page.mainFrame()) calls.push(pathname);
  });
  await page
    .getByRole('group', { name: tool.choose.right })
    .getByRole('combobox', { name: 'Segment' })
    .click();
  await page.getByRole('option', { name: 'Sales prospect' }).click();
  await expect(headline(page, 'right')).toHaveText(homeCopy.hero.copy['sales-prospect'].researcher.headline);
  await ready(page);
  expect(await context.cookies()).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ name: 'persona' })]),
  );
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe(before);
  // The click on /compare is tracked as usual; the frames load only styles, fonts and images.
  const ownCalls = ['/api/events', '/api/analyze-behavior'];
  expect(
    calls.filter((path) => !ownCalls.includes(path) && !/^\/(?:_next\/static|images)\/|\.svg$/.test(path)),
  ).toEqual([]);
  for (const side of ['left', 'right'] as const)
    await expect(frameOf(page, side).locator('script')).toHaveCount(0);
});

test('the response for a frame sets no cookie, whatever cookie is sent', async ({ request }) => {
  for (const cookie of ['', 'persona=developer.researcher.returning.chosen.01']) {
    const response = await request.get(
      '/?segment=sales-prospect&cluster=converter&visitor=new&view=compare',
      {
        headers: { cookie },
      },
    );
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(response.headers()['x-variant']).toBeUndefined();
    expect(await response.text()).toContain(homeCopy.hero.visitor.new['sales-prospect'].slice(0, 20));
  }
});

test('the frames scroll together, section by section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openComparison(page, formatComparison({ ...comparison, page: '/features' }));
  await frameOf(page, 'left')
    .locator('#documentation')
    .evaluate((element) => {
      const view = element.ownerDocument.defaultView;
      view?.scrollTo({ top: element.getBoundingClientRect().top + view.scrollY, behavior: 'instant' });
    });
  await expect.poll(() => topOf(page, 'right', 'documentation')).toBeLessThanOrEqual(1);
  expect(await topOf(page, 'right', 'documentation')).toBeGreaterThanOrEqual(-1);

  await frameOf(page, 'right')
    .locator('#overview')
    .evaluate((element) => {
      const view = element.ownerDocument.defaultView;
      view?.scrollTo({ top: element.getBoundingClientRect().top + view.scrollY, behavior: 'instant' });
    });
  await expect.poll(async () => Math.abs(await topOf(page, 'left', 'overview'))).toBeLessThanOrEqual(1);
});

test('a link in one frame navigates both, and Back reverts both', { tag: '@history' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openComparison(page);
  await frameOf(page, 'left')
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About', exact: true })
    .click();
  for (const side of ['left', 'right'] as const)
    await expect(headline(page, side)).toHaveText(await aboutHeading(page));
  await expect(page).toHaveURL(formatComparison({ ...comparison, page: '/about' }));
  await page.goBack();
  await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
  await expect(page).toHaveURL(formatComparison(comparison));
});

async function aboutHeading(page: Page): Promise<string> {
  const { aboutCopy } = await import('@/lib/content/pages/about');
  await ready(page);
  return aboutCopy.head.heading;
}

test("the frames follow the visitor's theme", async ({ page }) => {
  await openComparison(page);
  await page.getByRole('button', { name: shellCopy.colorMode.toDark }).click();
  await expect(frameOf(page, 'left').locator('html')).toHaveClass(/dark/);
});

test.describe('offline', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ });

  test('pages that fail to load are reported as missing, and can be retried', async ({ page }) => {
    await page.route('**/*view=compare*', (route) => route.abort());
    await open(page, formatComparison(comparison));
    await expect(status(page)).toContainText(tool.failed);
    await page.unroute('**/*view=compare*');
    await status(page).getByRole('button', { name: tool.retry }).click();
    await ready(page);
    await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
  });
});
