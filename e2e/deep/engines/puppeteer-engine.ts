import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { BROWSER_FLAGS } from '@/scripts/programs/browser.mjs';
import { WINDOW, type Engine, type Key, type Tab } from './engine';

/** Chromium over the DevTools protocol, with the back/forward cache enabled, as in a normal browser. */
export const launchChromium = (executablePath: string) =>
  launch({ browser: 'chrome', executablePath, headless: true, args: BROWSER_FLAGS });

/** Firefox over WebDriver BiDi, which disables the back/forward cache by default. */
export const launchFirefox = (executablePath: string) =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'fission.bfcacheInParent': true },
  });

/** Firefox logs this when the page is left while a service worker fetches. */
const LEFT_WHILE_LOADING = /A ServiceWorker intercepted the request and encountered an unexpected error/;

async function launch(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: WINDOW });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      const tab = drive(await context.newPage());
      return { ...tab, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function drive(page: Page): Omit<Tab, 'close'> {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    const text = String(error);
    if (!LEFT_WHILE_LOADING.test(text)) errors.push(`uncaught: ${text}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  return {
    async goto(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (...keys: Key[]) => pressTogether(page, keys),
    readErrors: () => Promise.resolve([...errors]),
  };
}

async function pressTogether({ keyboard }: Page, keys: Key[]): Promise<void> {
  for (const key of keys) await keyboard.down(key);
  for (const key of keys.toReversed()) await keyboard.up(key);
}
