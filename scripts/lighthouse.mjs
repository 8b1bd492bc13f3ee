import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { explain, step, StepError } from './console.mjs';
import { root } from './fingerprint.mjs';
import { buildBarePage, BARE } from './javascript-report.mjs';
import { serve } from './serve.mjs';
import { build, checkNode, generate, install } from './set-up.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const DEBUG_PORT = 9333;
const SITE_PORT = 3200;
const BARE_PORT = 3201;
const PERFORMANCE_BAR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));

const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN;

/** One run on a fresh profile, as Lighthouse measures a phone: simulated throttling, four times slower processor. */
async function measure(url) {
  const browser = await chromium.launch({
    ...(findBrowser() ? { executablePath: findBrowser() } : {}),
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  try {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new StepError(`Lighthouse gave no result for ${url}.`);
    const { audits, categories } = result.lhr;
    const items = audits['network-requests']?.details?.items ?? [];
    const bytes = (type) =>
      items
        .filter((item) => !type || item.resourceType === type)
        .reduce((sum, item) => sum + item.transferSize, 0);
    return {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
      lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      scripts: bytes('Script') / 1024,
      total: bytes() / 1024,
      requests: items.length,
    };
  } finally {
    await browser.close();
  }
}

async function measurePage(name, url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url));
  const of = (key) => median(runs.map((run) => run[key]));
  const row = {
    page: name,
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best practices': of('best-practices'),
    seo: of('seo'),
    'LCP ms': Math.round(of('lcp')),
    'TBT ms': Math.round(of('tbt')),
    CLS: Math.max(...runs.map((run) => run.cls)),
    'JS KB': Math.round(of('scripts')),
    'all KB': Math.round(of('total')),
    requests: of('requests'),
  };
  return { row, failed: [...new Set(runs.flatMap((run) => run.failed))] };
}

/** Measures pages of the built site beside an empty Next page; says which bars were missed. */
async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  const { migrate } = await import('./migrate.mjs');
  await migrate({ databaseUrl });
  const bare = await serve(BARE, BARE_PORT, {});
  const site = await serve(root, SITE_PORT, { DATABASE_URL: databaseUrl });
  try {
    const floor = await measurePage('empty Next page', bare.url);
    const ours = [];
    for (const path of paths.length > 0 ? paths : ['/']) ours.push(await measurePage(path, site.url + path));
    console.table([floor.row, ...ours.map(({ row }) => row)]);
    const missed = ours.filter(
      ({ row }) =>
        row.performance < PERFORMANCE_BAR ||
        row.accessibility < 100 ||
        row['best practices'] < 100 ||
        row.seo < 100 ||
        row.CLS > 0,
    );
    for (const { row, failed } of missed)
      console.log(`${row.page} misses its bar; failed audits: ${failed.join(', ')}`);
    return missed.length === 0;
  } finally {
    bare.stop();
    site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  await step('Node', checkNode);
  await step('Packages', install);
  await step('Database client', generate);
  await step('Build', build);
  await step('Empty page', async () => {
    await buildBarePage();
    return { note: 'built' };
  });
  process.exitCode = (await bench()) ? 0 : 1;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
