import { expect, test as base, type BrowserContext, type Page } from 'playwright/test';
import { translatePage } from '@/tests/support/translate-page';

export type BrowserAge = {
  /** The browser has no idle callback, no popover and no `checkVisibility`, as the oldest ones that the site supports. */
  lacksNewInterfaces: boolean;
};

type Fixtures = BrowserAge & {
  /** What the page's console may say in this test; everything else fails it. */
  allowedConsole: RegExp | null;
  /** Whether the browser translates the page; see playwright.config.ts. */
  isTranslated: boolean;
  /** Whether the page may have errors and report them; else each fails the test, recovered mismatches included. */
  areErrorsExpected: boolean;
  /** Every breach of a page's policy in this test, report-only and Trusted Types included. It must stay empty. */
  violations: string[];
};

/** Playwright's own word on the configuration's `serviceWorkers: 'block'`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
/** What Playwright runs in every frame is refused by those of /compare, which hold no script of their own. */
const FRAME_REFUSED = /^Blocked script execution in '(?:about:blank|[^']+\/compare-frame\.html)'/;

/** How Chromium words a breach of the policy, by whichever page, frame or worker; no test can allow one. */
const VIOLATION =
  /Content Security Policy|Content-Security-Policy|Trusted ?(?:Type|HTML|Script)|\[Report Only\]/i;

/** Notes what every page of a context has to say about its policy. */
export function watchPolicy(context: BrowserContext, violations: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (VIOLATION.test(text) && !FRAME_REFUSED.test(text))
      violations.push(`${message.page()?.url()}: ${text}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (VIOLATION.test(message)) violations.push(`${error.page()?.url()}: ${message}`);
  });
}

function removeNewInterfaces(): void {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
}

/** A page whose console must stay silent: an error, a warning, an uncaught or reported error or a policy violation fails the test. */
export const test = base.extend<Fixtures>({
  allowedConsole: [null, { option: true }],
  lacksNewInterfaces: [false, { option: true }],
  isTranslated: [false, { option: true }],
  areErrorsExpected: [false, { option: true }],
  context: async ({ context, lacksNewInterfaces }, provide) => {
    if (lacksNewInterfaces) await context.addInitScript(removeNewInterfaces);
    await provide(context);
  },
  violations: [
    async ({ browser }, provide) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) => watchPolicy(context, violations);
      browser.on('context', watch);
      await provide(violations);
      browser.off('context', watch);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, allowedConsole, areErrorsExpected, isTranslated }, provide) => {
    if (isTranslated) await page.addInitScript(translatePage);
    const complaints: string[] = [];
    page.on('pageerror', (error) => {
      if (!areErrorsExpected) complaints.push(`uncaught: ${error.message}`);
    });
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/client-errors') || areErrorsExpected) return;
      const report = request.postData() ?? '';
      // The console says so too, where the test may allow it.
      if (!report.includes('"kind":"script"')) complaints.push(`reported: ${report} (${page.url()})`);
    });
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      const text = message.text();
      const isAllowed = text === WORKER_BLOCKED || FRAME_REFUSED.test(text) || allowedConsole?.test(text);
      if (isComplaint && !isAllowed) {
        complaints.push(`${message.type()}: ${text} (${page.url()})`);
      }
    });
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Resolves once React owns the page, so that a click reaches a handler. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The tracker comes with the widgets, when the browser is idle. */
export async function openWithWidgets(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
}

/** The tracker watches from when the visitor's settings have arrived, which is later on a busy machine. */
export async function openWatched(page: Page, path: string): Promise<void> {
  const settings = page.waitForResponse('**/api/personalization-settings/**');
  await openWithWidgets(page, path);
  await (await settings).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * The text of every script that the page loads from here on, of at least two, once a second went by without another:
 * a slow machine may still start what the network, idle already, does not know of. Each is read as it comes. A page
 * that is left takes those along that were not read yet; they are asked for anew: an address with a hash has one text.
 */
export function watchScripts(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = response.text().catch(async () => {
      const again = await page.request.get(response.url());
      expect(again.ok(), response.url()).toBe(true);
      return again.text();
    });
    text.catch(() => {});
    texts.push(text);
  });
  return async () => {
    let before = 0;
    const isQuiet = () => before === (before = texts.length) && before > 1;
    await expect.poll(isQuiet, { message: 'scripts, until no more come', intervals: [1000] }).toBe(true);
    return (await Promise.all(texts)).join('\n');
  };
}

export const personaCookie = (value: string) => ({ name: 'persona', value, url: 'http://localhost' });
