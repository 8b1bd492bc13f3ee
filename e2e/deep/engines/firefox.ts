import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { WINDOW, type Engine } from './visitor';

/** Logged when a page is left while its service worker or the router fetches: Firefox ends requests before the page. */
const LEFT_WHILE_LOADING =
  /A ServiceWorker intercepted the request and encountered an unexpected error|^Failed to fetch RSC payload for/;

/** Firefox over WebDriver BiDi, which otherwise turns the back/forward cache off. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'fission.bfcacheInParent': true },
    defaultViewport: WINDOW,
  });
  return {
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !LEFT_WHILE_LOADING.test(message.text()))
          errors.push(message.text());
      });
      return {
        goto: (url) => page.goto(url),
        reload: () => page.reload(),
        evaluate: (expression) => page.evaluate(expression),
        click: async (expression) =>
          ((await page.evaluateHandle(expression)) as ElementHandle<Element>).click(),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
