// Photographs the home page for the manifest, from a running site: `node scripts/pictures/make-screenshots.mjs http://localhost:3000`. The results are committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../programs/browser.mjs';
import { root } from '../set-up/fingerprint.mjs';

const site = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = join(root, 'public/images/install');
const SHOTS = [
  { file: 'home-wide.jpg', viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 },
  { file: 'home-narrow.jpg', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  ...(findBrowser() ? { executablePath: findBrowser() } : {}),
  args: BROWSER_FLAGS,
});
for (const { file, ...look } of SHOTS) {
  const page = await browser.newPage({ ...look, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${site}/?visitor=returning`, { waitUntil: 'networkidle' });
  await page.locator('[data-slot="widget-dock"]').waitFor({ state: 'attached' });
  // The widgets fade in.
  await page.waitForTimeout(1000);
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 82 });
  await page.close();
}
await browser.close();
