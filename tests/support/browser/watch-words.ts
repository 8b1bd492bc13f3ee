import { parseHTML } from 'linkedom';
import type { Page } from 'playwright/test';

const SETTLE_MS = 500;
const WORDS = 'main :is(h1, h2, h3, p):not(noscript *)';

type Watch = { words: Set<string>; shift: number; read: () => string };

/** Lighthouse's "Slow 4G", and a CPU at a quarter of its speed. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 96_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Opens a page on a slow phone and reads its headings and paragraphs in each frame until it has settled.
 * @returns the words of the HTML, the frames that showed others, and how far things moved
 */
export async function watchWords(page: Page, url: string) {
  await page.addInitScript((selector) => {
    const read = () => [...document.querySelectorAll(selector)].map((part) => part.textContent).join('\n');
    const watch: Watch = { words: new Set(), shift: 0, read };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) watch.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      watch.words.add(read());
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { watch });
  }, WORDS);
  // The page asks the server about a visitor with a stored id.
  await page.addInitScript(() => localStorage.setItem('userId', '4711'));
  await slowDown(page);
  const restored = page.waitForResponse('**/api/personalization-settings/*');
  const response = await page.goto(url);
  await page.locator('[data-slot=chat-toggle]').waitFor();
  await (await restored).finished();
  await page.waitForTimeout(SETTLE_MS);
  const served = parseHTML((await response?.text()) ?? '').document;
  const words = [...served.querySelectorAll(WORDS)].map((part) => part.textContent).join('\n');
  const seen = await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch };
    return { frames: [...watch.words], last: watch.read(), shift: watch.shift };
  });
  // While the page loads, a frame shows only the beginning.
  const wrong = seen.frames.filter((text) => !words.startsWith(text));
  return { words, wrong, last: seen.last, shift: seen.shift };
}
