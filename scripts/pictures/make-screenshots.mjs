// Takes the manifest's and the README's screenshots of a running site: `node scripts/pictures/make-screenshots.mjs http://localhost:3000`. The results are committed.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '../programs/browser.mjs';
import { root } from '../set-up/fingerprint.mjs';

const site = process.argv[2] ?? 'http://localhost:3000';
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
    file: 'docs/pictures/home.jpg',
    path: '/?segment=sales-prospect&cluster=converter&visitor=returning',
    ...WIDE,
  },
  {
    file: 'docs/pictures/solutions.jpg',
    path: '/solutions?segment=innovation-leader&visitor=returning',
    focus: '.scene',
    ...WIDE,
  },
  { file: 'docs/pictures/compare.jpg', path: '/compare?visitor=returning', focus: 'iframe', ...WIDE },
];

const browser = await chromium.launch({
  ...(findBrowser() ? { executablePath: findBrowser() } : {}),
  args: BROWSER_FLAGS,
});
for (const { file, path, focus, ...look } of SHOTS) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  const page = await browser.newPage({ ...look, colorScheme: 'light', reducedMotion: 'reduce' });
  // The notice about what is remembered is answered.
  await page.context().addCookies([{ name: 'consent', value: 'seen', url: site }]);
  await page.goto(site + path);
  await page.locator('[data-slot="widget-dock"]').waitFor({ state: 'attached' });
  // The widgets fade in, and both frames of /compare are marked.
  await page.waitForTimeout(3000);
  if (focus)
    await page
      .locator(focus)
      .first()
      .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 150));
  await page.screenshot({ path: join(root, file), type: 'jpeg', quality: 82 });
  await page.close();
}
await browser.close();
