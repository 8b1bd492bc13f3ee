import { expect, test as base, type Page } from 'playwright/test';

type Fixtures = {
  /** What the page's console may say in this test; everything else fails it. */
  allowedConsole: RegExp | null;
};

/** Playwright's own word on the configuration's `serviceWorkers: 'block'`. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';
/** What Playwright runs in every frame is refused by those of /compare, which hold no script of their own. */
const FRAME_REFUSED = /^Blocked script execution in '(?:about:blank|[^']+\/compare-frame\.html)'/;

/** A page whose console must stay silent: an error, a warning, an uncaught error or a policy violation fails the test. */
export const test = base.extend<Fixtures>({
  allowedConsole: [null, { option: true }],
  page: async ({ page, allowedConsole }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
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

export const personaCookie = (value: string) => ({ name: 'persona', value, url: 'http://localhost' });
