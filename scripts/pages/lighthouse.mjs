import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../programs/browser.mjs';
import { root } from '../set-up/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { median } from '../shared/median.mjs';

const { VARIANT_HEADER } = await loadTypeScript(join(root, 'lib/config/service-worker.ts'));

const DEBUG_PORT = 9333;
const MAX_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Sets the cookie for the whole browser: Lighthouse opens its own tab, and clears all storage except cookies. */
async function setCookie(browser, url, cookie) {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies: [{ ...cookie, url }] });
  await session.detach();
}

/** Without this check, a cookie that the site ignored would attribute another persona's page to this one. */
function checkVariant(url, slug, events) {
  const page = events.find(
    ({ method, params }) => method === 'Network.responseReceived' && params.response.url === url,
  );
  const variant = page?.params.response.headers[VARIANT_HEADER];
  if (variant !== slug)
    throw new StepError(`${url} was served as ${variant ?? 'no variant'} instead of ${slug}.`);
}

/** One run on a fresh profile with Lighthouse's mobile settings: simulated throttling, fourfold CPU slowdown. */
async function measureOnce(url, visitor) {
  const browser = await launchBrowser(
    [`--remote-debugging-port=${DEBUG_PORT}`],
    ['--disable-back-forward-cache'],
  );
  try {
    if (visitor?.cookie) await setCookie(browser, url, visitor.cookie);
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new StepError(`Lighthouse gave no result for ${url}.`);
    if (visitor) checkVariant(url, visitor.slug, result.artifacts.DevtoolsLog);
    const { audits, categories } = result.lhr;
    const items = audits['network-requests']?.details?.items ?? [];
    const kilobytes = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      a11y: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      scripts: kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
      total: kilobytes(items),
      // Requests served from the browser's cache are listed, too, such as the icon that the header and the tab share.
      requests: items.filter(({ transferSize }) => transferSize > 0).length,
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

/** Repeats a run whose trace Lighthouse could not read, because it has no metrics. */
async function measureUntilComplete(url, visitor) {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const found = await measureOnce(url, visitor);
    if ([found.lcp, found.tbt, found.cls].every(Number.isFinite)) return found;
  }
  throw new StepError(`Lighthouse could not measure ${url} in ${MAX_TRIES} runs.`);
}

/**
 * Medians of several runs; the worst run for layout shifts and for the categories that must be perfect.
 * @param {{ name: string, url: string, visitor?: import('./visitors.mjs').Visitor | null, runs: number }} page
 */
export async function measurePage({ name, url, visitor = null, runs }) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await measureUntilComplete(url, visitor));
  const of = (key) => median(found.map((run) => run[key]));
  const worst = (key) => Math.min(...found.map((run) => run[key]));
  const row = {
    page: name,
    performance: of('performance'),
    a11y: worst('a11y'),
    practices: worst('practices'),
    seo: worst('seo'),
    'LCP ms': Math.round(of('lcp')),
    'TBT ms': Math.round(of('tbt')),
    CLS: Math.max(...found.map(({ cls }) => cls)),
    'JS KB': Math.round(of('scripts')),
    'all KB': Math.round(of('total')),
    requests: of('requests'),
  };
  return { row, failed: [...new Set(found.flatMap((run) => run.failed))] };
}
