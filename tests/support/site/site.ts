import { expect, test as base, type BrowserContext, type Page, type Request } from 'playwright/test';
import { THIRD_PARTIES } from '@/lib/config/third-parties.mjs';

type Fixtures = {
  /** Console messages that this test allows; all other warnings and errors fail it. */
  allowedConsole: RegExp | null;
  /** Allows uncaught and reported errors, which otherwise fail the test, including recovered mismatches. */
  areErrorsExpected: boolean;
  /** Policy violations in this test, including report-only and Trusted Types. Must be empty at its end. */
  violations: string[];
};

/** Logged because of `serviceWorkers: 'block'`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
/** Playwright's scripts are blocked in the sandboxed iframes of /compare. */
const FRAME_REFUSED = /^Blocked script execution in '(?:about:blank|[^']+\/compare-frame\.html)'/;

/** Chromium's messages for policy violations in pages, iframes and workers. No test can allow them. */
const VIOLATION =
  /Content Security Policy|Content-Security-Policy|Trusted ?(?:Type|HTML|Script)|\[Report Only\]/i;

/** Collects the policy violations of every page in a context. */
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

/** The scripts of other hosts are empty, and nothing reaches them. */
const standInForThirdParties = (context: BrowserContext) =>
  Promise.all(
    THIRD_PARTIES.map(({ origin }) =>
      context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/javascript' })),
    ),
  );

/** A page that must log nothing: warnings, errors, uncaught or reported errors and policy violations fail the test. */
export const test = base.extend<Fixtures>({
  allowedConsole: [null, { option: true }],
  areErrorsExpected: [false, { option: true }],
  violations: [
    async ({ browser }, provide) => {
      const violations: string[] = [];
      const watch = (context: BrowserContext) => {
        watchPolicy(context, violations);
        void standInForThirdParties(context);
      };
      browser.on('context', watch);
      await provide(violations);
      browser.off('context', watch);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, browserName, allowedConsole, areErrorsExpected }, provide) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => {
      if (!areErrorsExpected) problems.push(`uncaught: ${error.message}`);
    });
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/client-errors') || areErrorsExpected) return;
      const report = request.postData() ?? '';
      // Script load errors are also logged to the console, where a test can allow them.
      if (!report.includes('"kind":"script"')) problems.push(`reported: ${report} (${page.url()})`);
    });
    page.on('console', (message) => {
      // Other browsers log remarks of their own.
      const isProblem = browserName === 'chromium' && /^(?:error|warning)$/.test(message.type());
      const text = message.text();
      const isAllowed = text === WORKER_BLOCKED || FRAME_REFUSED.test(text) || allowedConsole?.test(text);
      if (isProblem && !isAllowed) {
        problems.push(`${message.type()}: ${text} (${page.url()})`);
      }
    });
    await provide(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Waits for hydration, so that clicks reach their handlers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('html[data-hydrated=true]') !== null);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The widgets and the tracker load when the browser is idle. */
export async function openWithWidgets(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[data-slot=widget-dock]')).toBeVisible();
}

/** The tracker starts once the visitor's settings are known, for which not every page asks the server. */
export async function openWithTracker(page: Page, path: string): Promise<void> {
  let requests: Request[] = [];
  const collect = (request: Request) => {
    // A response to the page before might never finish.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests = [];
    if (request.url().includes('/api/personalization-settings/')) requests.push(request);
  };
  page.on('request', collect);
  await openWithWidgets(page, path);
  page.off('request', collect);
  for (const request of requests) await (await request.response())?.finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export const personaCookie = (value: string) => ({ name: 'persona', value, url: 'http://localhost' });

export const toast = (page: Page) => page.locator('[data-slot=toast]');
