import type { Page } from 'playwright/test';
import { expectNoAxe } from '@/tests/support/axe';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { expect, hydrated, open, test, watchPolicy } from './site';

const KEY = 'pwa-prompt-dismissed';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

const card = (page: Page) => page.getByRole('region', { name: 'Keep Attune at hand' });
const inCard = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

declare global {
  interface Window {
    prompts?: number;
  }
}

/** The browser's install event, the one double of these tests. */
function offer(): void {
  const prompt = async () => {
    window.prompts = (window.prompts ?? 0) + 1;
  };
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}

/** Opens a page whose clock stands still, and brings the widgets, which wait for the browser to be idle. */
async function openStill(page: Page, path = '/?visitor=returning') {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(4000);
  await expect(page.locator('[data-slot="widget-dock"]')).toBeAttached();
}

async function claimDevice(page: Page, userAgent: string, maxTouchPoints: number) {
  await page.addInitScript(
    ([agent, points]) => {
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => points });
    },
    [userAgent, maxTouchPoints] as const,
  );
}

async function showCard(page: Page) {
  await page.evaluate(offer);
  await page.clock.runFor(5000);
  await expect(card(page)).toBeVisible();
}

test('comes 5 s after the browser’s event, without taking the focus, and Install asks the browser', async ({
  page,
}) => {
  await openStill(page);
  await page.clock.runFor(30_000);
  await expect(card(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).focus();
  await page.evaluate(offer);
  await page.clock.runFor(4999);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused();
  await page.clock.runFor(50);
  await expect(page.locator('[data-slot="live-region"]')).toHaveText(/can be installed/);
  await expect(card(page)).toMatchAriaSnapshot(`
    - region "Keep Attune at hand":
      - heading "Keep Attune at hand" [level=2]
      - paragraph: Install it to open it in its own window. Pages you have opened stay readable offline.
      - button "Close"
      - button "Install"
      - button "Maybe later"
  `);
  await inCard(page, 'Install').click();
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate(() => window.prompts)).toBe(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test('an event that comes before the widgets is not lost, and its 5 s count from then', async ({ page }) => {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${offer.toString()})`);
  await openStill(page);
  const passed = await page.evaluate(() => performance.now() - (window.installEvent?.heardAt ?? NaN));
  expect(passed).toBeGreaterThan(0);
  await page.clock.runFor(5000 - passed - 1);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
});

for (const answer of ['Maybe later', 'Close']) {
  test(`${answer} hides it for good`, async ({ page }) => {
    await openStill(page);
    await showCard(page);
    await inCard(page, answer).click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(4000);
    await expect(page.locator('[data-slot="widget-dock"]')).toBeAttached();
    await page.evaluate(offer);
    await page.clock.runFor(60_000);
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate(() => window.prompts)).toBeUndefined();
  });
}

for (const [device, userAgent, points] of [
  ['an iPhone', IPHONE, 5],
  ['an iPad that reports as a Mac', MAC, 5],
] as const) {
  test(`${device} gets its own instructions 10 s after load, and Got it hides them for good`, async ({
    page,
  }) => {
    await claimDevice(page, userAgent, points);
    await openStill(page);
    const passed = await page.evaluate(() => performance.now());
    expect(passed).toBeLessThan(10_000);
    await page.clock.runFor(10_000 - passed - 1);
    await expect(card(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(card(page)).toMatchAriaSnapshot(`
      - region "Keep Attune at hand":
        - heading "Keep Attune at hand" [level=2]
        - paragraph: Add it to your home screen. Pages you have opened stay readable offline.
        - button "Close"
        - list:
          - listitem: 1. Tap Share in the bar of your browser.
          - listitem: 2. Choose “Add to Home Screen”.
        - button "Got it"
    `);
    await inCard(page, 'Got it').click();
    await expect(card(page)).toBeHidden();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  });
}

test('a Mac without a touch screen and without the event gets nothing', async ({ page }) => {
  await claimDevice(page, MAC, 0);
  await openStill(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
});

test('never in a window of its own', async ({ playwright, baseURL, violations }) => {
  const app = await playwright.chromium.launchPersistentContext('', {
    ...(findBrowser() ? { executablePath: findBrowser() ?? '' } : {}),
    args: [...BROWSER_FLAGS, `--app=${baseURL}/about`],
    serviceWorkers: 'block',
  });
  watchPolicy(app, violations);
  const [page = await app.newPage()] = app.pages();
  await openStill(page, `${baseURL}/?visitor=returning`);
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await page.evaluate(offer);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
  await app.close();
});

test('never on the home screen of an iPhone', async ({ page }) => {
  await claimDevice(page, IPHONE, 5);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await openStill(page);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
});

test('by keyboard: reached with Tab, and Escape inside gives the focus back', async ({ page }) => {
  await openStill(page);
  await showCard(page);
  const last = page.getByRole('contentinfo').locator('a, button').last();
  await last.focus();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(inCard(page, 'Close')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inCard(page, 'Install')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(last).toBeFocused();
});

test('with garbage under its key it is offered; with storage forbidden it still goes', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"nonsense'), KEY);
  await openStill(page);
  await showCard(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await inCard(page, 'Maybe later').click();
  await page.evaluate(offer);
  await page.clock.runFor(60_000);
  await expect(card(page)).toBeHidden();
});

test('what is answered in one tab holds in the other', async ({ page, context }) => {
  await openStill(page);
  await showCard(page);
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate((key) => localStorage.setItem(key, 'true'), KEY);
  await expect(card(page)).toBeHidden();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing at 375 px, ${scheme}, and the card leaves the other widgets free`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 700 });
    await openStill(page);
    await showCard(page);
    await page.clock.resume();
    await expectNoAxe(page);
    const box = await card(page).boundingBox();
    const others = page.locator('[data-slot="widget-dock"] > * button:visible');
    for (const button of await others.all()) {
      if (await button.evaluate((node) => node.closest('[data-slot="install-card"]') !== null)) continue;
      const top = (await button.boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
  });
}

test('the browser reads the manifest without a complaint, and all its pictures are there', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ short_name: 'Attune', start_url: '/', scope: '/', display: 'standalone' });
  const sizes = await page.evaluate(
    async (pictures) =>
      Promise.all(
        pictures.map(async ({ src }) => {
          const blob = await (await fetch(src)).blob();
          if (blob.type.includes('svg')) return 'any';
          const { width, height } = await createImageBitmap(blob);
          return `${width}x${height}`;
        }),
      ),
    [...manifest.icons, ...manifest.screenshots] as { src: string }[],
  );
  expect(sizes).toEqual([...manifest.icons, ...manifest.screenshots].map((picture) => picture.sizes));
  for (const { src } of manifest.screenshots) {
    expect((await (await request.get(src)).body()).length).toBeLessThan(150 * 1024);
  }
});
