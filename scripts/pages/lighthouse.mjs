import lighthouse from 'lighthouse';
import { launchBrowser } from '../programs/browser.mjs';
import { StepError } from '../shared/console.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';
import { median } from '../shared/median.mjs';
import { serve } from '../shared/serve.mjs';
import { BARE } from './javascript-report.mjs';
import { FIRST_VISIT, KNOWN_VISITOR } from './visitors.mjs';

const { VARIANT_HEADER } = await loadTypeScript('lib/config/page-requests.ts');

const DEBUG_PORT = 9333;
const MAX_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** `lcp`: relative to the bare landing; `tbt`: relative to the empty page. */
const BARS = { performance: 98, lcp: 0.85, tbt: 1.3 };
/** It frames two whole pages. */
const COMPARE = { path: '/compare', performance: 95 };
/** Below this, blocking time is unnoticeable and always passes. */
const FREE_TBT_MS = 150;

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
  const flags = [`--remote-debugging-port=${DEBUG_PORT}`];
  const browser = await launchBrowser(flags, ['--disable-back-forward-cache']);
  try {
    if (visitor?.cookie) await setCookie(browser, url, visitor.cookie);
    const options = { port: DEBUG_PORT, logLevel: 'error', onlyCategories: CATEGORIES };
    const result = await lighthouse(url, options);
    if (!result) throw new StepError(`Lighthouse gave no result for ${url}.`);
    if (visitor) checkVariant(url, visitor.slug, result.artifacts.DevtoolsLog);
    const { audits, categories } = result.lhr;
    const value = (id) => audits[id]?.numericValue ?? NaN;
    return {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      'LCP ms': value('largest-contentful-paint'),
      'TBT ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
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
    if (['LCP ms', 'TBT ms', 'CLS'].every((name) => Number.isFinite(found[name]))) return found;
  }
  throw new StepError(`Lighthouse could not measure ${url} in ${MAX_TRIES} runs.`);
}

/**
 * Medians of several runs; the worst run for layout shifts and for the categories that must be perfect.
 * @param {string} page its name
 * @param {string} url
 * @param {number} runs
 * @param {import('./visitors.mjs').Visitor} [visitor]
 */
export async function measurePage(page, url, runs, visitor) {
  const found = [];
  for (let run = 0; run < runs; run += 1) found.push(await measureUntilComplete(url, visitor));
  const list = (name) => found.map((run) => run[name]);
  const row = {
    page,
    performance: median(list('performance')),
    ...Object.fromEntries(CATEGORIES.slice(1).map((name) => [name, Math.min(...list(name))])),
    'LCP ms': Math.round(median(list('LCP ms'))),
    'TBT ms': Math.round(median(list('TBT ms'))),
    CLS: Math.max(...list('CLS')),
  };
  return { row, failed: [...new Set(list('failed').flat())] };
}

const ratio = (figure, floor) => Math.round((figure / floor) * 100) / 100;

function judge(row, path, floors) {
  const bar = path === COMPARE.path ? COMPARE.performance : BARS.performance;
  // On a slow machine, not even the empty page reaches the bar.
  const performance = Math.min(bar, floors.bare.performance);
  const tbt = ratio(row['TBT ms'], Math.max(floors.bare['TBT ms'], FREE_TBT_MS / BARS.tbt));
  const lcp = ratio(row['LCP ms'], floors.landing['LCP ms']);
  const checks = [
    [row.performance >= performance, `performance ${row.performance} < ${performance}`],
    ...CATEGORIES.slice(1).map((name) => [row[name] === 100, `${name} ${row[name]} < 100`]),
    [row.CLS === 0, `CLS ${row.CLS} > 0`],
    [tbt <= BARS.tbt, `TBT ${tbt} × > ${BARS.tbt} × an empty Next page`],
    [lcp <= BARS.lcp, `LCP ${lcp} × > ${BARS.lcp} × a bare Next landing`],
  ];
  return { 'TBT ×': tbt, 'LCP ×': lcp, missed: checks.filter(([isMet]) => !isMet).map(([, miss]) => miss) };
}

/** Measures the two baselines, then every page for a first and a known visitor. Returns whether every bar was met. */
export async function benchLighthouse({ site, paths, runs, port }) {
  const bare = await serve(BARE, port, {});
  const floors = {};
  try {
    floors.bare = (await measurePage('empty Next page', bare.url, runs)).row;
    floors.landing = (await measurePage('bare Next landing', `${bare.url}/landing`, runs)).row;
  } finally {
    await bare.stop();
  }
  const rows = Object.values(floors);
  const problems = [];
  for (const path of paths) {
    for (const visitor of [FIRST_VISIT, KNOWN_VISITOR]) {
      const name = `${path} ${visitor.cookie ? visitor.slug : 'first visit'}`;
      const { row, failed } = await measurePage(name, site + path, runs, visitor);
      const { missed, ...ratios } = judge(row, path, floors);
      rows.push({ ...row, ...ratios, verdict: missed.length === 0 ? 'ok' : `${missed.length} missed` });
      if (missed.length > 0)
        problems.push(`${name}: ${missed.join('; ')}; failed audits: ${failed.join(', ') || 'none'}`);
    }
  }
  console.log(`\nLighthouse, mobile, medians of ${runs}`);
  console.table(rows);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}
