import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../../tests/support/browser/browser.mjs';
import { root } from '../shared/fingerprint.mjs';

const HOME = '/?visitor=returning';
const WIDE = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };
const SHOTS = [
  { file: 'public/images/install/home-wide.jpg', path: HOME, ...WIDE },
  {
    file: 'public/images/install/home-narrow.jpg',
    path: HOME,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  },
  {
    file: 'docs/pictures/home.webp',
    path: '/?segment=sales-prospect&cluster=converter&visitor=returning',
    ...WIDE,
  },
  {
    file: 'docs/pictures/minimal.webp',
    path: '/?segment=developer&cluster=researcher&visitor=returning',
    theme: 'minimal-intelligence',
    ...WIDE,
  },
  {
    file: 'docs/pictures/human.webp',
    path: '/?segment=innovation-leader&visitor=returning',
    theme: 'human-centered-tech',
    ...WIDE,
  },
  {
    file: 'docs/pictures/solutions.webp',
    path: '/solutions?segment=innovation-leader&visitor=returning',
    focus: '.scene',
    ...WIDE,
  },
  {
    file: 'docs/pictures/analytics.webp',
    path: '/analytics?visitor=returning',
    colorScheme: 'dark',
    ...WIDE,
  },
  { file: 'docs/pictures/compare.webp', path: '/compare?visitor=returning', focus: 'iframe', ...WIDE },
];

/** Keeps the documentation's images small for slow connections. */
const MAX_BYTES = 40_000;

async function photograph(page) {
  const session = await page.context().newCDPSession(page);
  for (let quality = 80; ; quality -= 5) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MAX_BYTES || quality <= 10) return picture;
  }
}

/**
 * Takes the screenshots for the manifest and the README.
 * @param {string} site the address of a running site
 */
export async function takeScreenshots(site) {
  const browser = await chromium.launch({
    ...(findBrowser() ? { executablePath: findBrowser() } : {}),
    args: BROWSER_FLAGS,
  });
  for (const { file, path, focus, theme, ...look } of SHOTS) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    const page = await browser.newPage({ colorScheme: 'light', ...look, reducedMotion: 'reduce' });
    // Hides the consent notice.
    await page.context().addCookies([{ name: 'consent', value: 'seen', url: site }]);
    if (theme) await page.addInitScript((name) => localStorage.setItem('visual-theme', name), theme);
    await page.goto(site + path);
    await page.locator('[data-slot="widget-dock"]').waitFor({ state: 'attached' });
    // Waits until the widgets have faded in and both frames of /compare are marked.
    await page.waitForTimeout(3000);
    if (focus)
      await page
        .locator(focus)
        .first()
        .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 150));
    if (file.endsWith('.webp')) await writeFile(join(root, file), await photograph(page));
    else await page.screenshot({ path: join(root, file), type: 'jpeg', quality: 82 });
    await page.close();
  }
  await browser.close();
}
