import type { FrameLocator, Locator, Page } from 'playwright/test';
import { formatComparison, type Comparison, type Side } from '@/lib/compare/comparison';
import { compareCopy } from '@/lib/content/pages/compare';
import { homeCopy } from '@/lib/content/home';
import { expectNoAxe } from '@/tests/support/axe';
import { personaCookie, expect, open, test } from './site';

const { tool, differences } = compareCopy;
const developer = { segment: 'developer', cluster: 'explorer', visitor: 'new' } as const;
const prospect = { segment: 'sales-prospect', cluster: 'converter', visitor: 'returning' } as const;
const comparison: Comparison = { left: developer, right: prospect, page: '/' };

const frameOf = (page: Page, side: Side): FrameLocator =>
  page.locator(`[data-slot=compared-${side}] iframe`).contentFrame();
const status = (page: Page) => page.locator('[data-slot=comparison-status]');
const ready = (page: Page) => expect(status(page)).toContainText(/\d+ differences?|No differences/);
const headline = (page: Page, side: Side) => frameOf(page, side).getByRole('heading', { level: 1 });
const headlineOf = ({ segment, cluster }: typeof developer | typeof prospect) =>
  homeCopy.hero.copy[segment][cluster].headline;

async function openComparison(page: Page, address = formatComparison(comparison)) {
  await open(page, address);
  await ready(page);
}

/** The words that are painted as changed in a frame. */
function markedWords(page: Page, side: Side): Promise<string[]> {
  return page.evaluate((slot) => {
    const frame = document.querySelector<HTMLIFrameElement>(`[data-slot=compared-${slot}] iframe`);
    const highlight = frame?.contentDocument?.defaultView?.CSS.highlights.get('changed');
    return [...(highlight ?? [])].map(String);
  }, side);
}

const scrollOf = (page: Page, side: Side) =>
  page.evaluate((slot) => {
    const frame = document.querySelector<HTMLIFrameElement>(`[data-slot=compared-${slot}] iframe`);
    return frame?.contentWindow?.scrollY ?? -1;
  }, side);

const topOf = (page: Page, side: Side, id: string) =>
  frameOf(page, side)
    .locator(`#${id}`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('both sides show the real pages, and exactly the words that differ are marked', async ({ page }) => {
  await openComparison(page);
  await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
  await expect(headline(page, 'right')).toHaveText(headlineOf(prospect));

  const [left, right] = [await markedWords(page, 'left'), await markedWords(page, 'right')];
  expect(left.join(' ')).toContain(headlineOf(developer).split(' ')[0]);
  expect(left).not.toEqual(right);
  const same = await frameOf(page, 'left').getByRole('contentinfo').innerText();
  expect(left.filter((words) => same.includes(words) && words.length > 20)).toEqual([]);
});

test('both frames are set in the font of the site, however late it comes', async ({ page }) => {
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

test('a view beside itself has no differences', async ({ page }) => {
  await openComparison(page, formatComparison({ ...comparison, right: developer }));
  await expect(status(page)).toContainText(differences.none);
  expect(await markedWords(page, 'left')).toEqual([]);
  await expect(page.locator('[data-slot=difference-list] li')).toHaveCount(0);
});

test('looking changes nothing: no cookie, no storage, no call, no script in the frames', async ({
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
  // The choice itself was a click on /compare; the framed pages ask for nothing but their styles, letters and pictures.
  const ownCalls = ['/api/events', '/api/analyze-behavior'];
  expect(
    calls.filter((path) => !ownCalls.includes(path) && !/^\/(?:_next\/static|images)\/|\.svg$/.test(path)),
  ).toEqual([]);
  for (const side of ['left', 'right'] as const)
    await expect(frameOf(page, side).locator('script')).toHaveCount(0);
});

test('the answer for a frame sets no cookie, whatever the browser brings', async ({ request }) => {
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

test('the frames scroll together, from section to section', async ({ page }) => {
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

test('a link in one frame moves both, and Back brings both back', async ({ page }) => {
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

test('swap changes the sides, and the address follows', async ({ page }) => {
  await openComparison(page);
  await page.getByRole('button', { name: tool.swap }).click();
  await expect(headline(page, 'left')).toHaveText(headlineOf(prospect));
  await expect(headline(page, 'right')).toHaveText(headlineOf(developer));
  await expect(page).toHaveURL(formatComparison({ ...comparison, left: prospect, right: developer }));
});

test('the link is copied, and opens the same comparison', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComparison(page);
  await page.getByRole('button', { name: tool.link.copyLink }).click();
  await expect(page.getByRole('status')).toHaveText(tool.link.linkCopied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(formatComparison(comparison));
});

test('bad words in the address fall back, each by itself', async ({ page }) => {
  await openComparison(page, '/compare?left=<script>&right=developer.explorer.new&page=//evil.example');
  await expect(headline(page, 'left')).toHaveText(homeCopy.hero.copy['innovation-leader'].explorer.headline);
  await expect(headline(page, 'right')).toHaveText(headlineOf(developer));
});

test('the differences stand in words, section by section, and lead to their place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openComparison(page);
  const list = page.locator('[data-slot=difference-list]');
  const section = list.locator('details').filter({ hasText: 'Introduction' }).first();
  await section.locator('summary').click();
  await expect(section).toContainText(headlineOf(developer));
  await expect(section).toContainText(headlineOf(prospect));
  const counts = await list.locator('summary').allInnerTexts();
  const sum = counts.reduce((total, text) => total + Number(text.match(/: (\d+)/)?.[1]), 0);
  await expect(status(page)).toContainText(`${sum} differences`);

  const value = list
    .locator('details')
    .filter({ hasText: homeCopy.valuePropositions['developer'].heading })
    .first();
  await value.locator('summary').click();
  await value.getByRole('button').click();
  await expect.poll(() => scrollOf(page, 'left')).toBeGreaterThan(100);
  await expect.poll(async () => Math.abs(await topOf(page, 'right', 'value'))).toBeLessThanOrEqual(1);
});

test('the frames follow the reader’s theme', async ({ page }) => {
  await openComparison(page);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(frameOf(page, 'left').locator('html')).toHaveClass(/dark/);
});

test.describe('offline', () => {
  test.use({ allowedConsole: /net::ERR_FAILED/ });

  test('pages that do not load are said to be missing, and are loaded on another try', async ({ page }) => {
    await page.route('**/*view=compare*', (route) => route.abort());
    await open(page, formatComparison(comparison));
    await expect(status(page)).toContainText(tool.failed);
    await page.unroute('**/*view=compare*');
    await status(page).getByRole('button', { name: tool.retry }).click();
    await ready(page);
    await expect(headline(page, 'left')).toHaveText(headlineOf(developer));
  });
});

/** A finger drawn to the right over the upper part of an element. */
async function swipe(page: Page, target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const y = ((await target.boundingBox())?.y ?? 0) + 60;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 40);
  for (let x = 60; x <= 340; x += 20) await touch('touchMove', x);
  await touch('touchEnd');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });

  test('one side is seen at a time, by swipe and by button, and nothing is wider than the screen', async ({
    page,
  }) => {
    await openComparison(page);
    const left = page.getByRole('button', { name: tool.sides.left, exact: true });
    const right = page.getByRole('button', { name: tool.sides.right, exact: true });
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await right.click();
    await expect(right).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-slot=compared-right] iframe')).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('[data-slot=compared-left] iframe')).not.toBeInViewport();

    await swipe(page, page.locator('[data-slot=compared-right] iframe'));
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-slot=compared-left] iframe')).toBeInViewport({ ratio: 0.5 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test('everything works by keyboard, and the pages can be skipped', async ({ page }) => {
  await openComparison(page);
  await page.getByRole('button', { name: tool.link.copyLink }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: tool.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#differences')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slot=difference-list] details').first()).toHaveAttribute('open', '');
});

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing once both pages stand, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await openComparison(page);
      await page.locator('[data-slot=difference-list] summary').first().click();
      await expectNoAxe(page, `at ${width}`);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains itself and links to both views', async ({ page, context }) => {
    await context.addCookies([personaCookie('sales-prospect.converter.returning.chosen.chosen.11')]);
    await page.goto('/compare');
    await expect(page.locator('noscript p', { hasText: compareCopy.unscripted.text })).toBeVisible();
    const links = page.locator('noscript a');
    await expect(page.locator('iframe').first()).toBeHidden();
    await links.nth(0).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      homeCopy.hero.copy['innovation-leader'].explorer.headline,
    );
  });
});
