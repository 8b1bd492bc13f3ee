import { buildBarePage, compareRoutes } from './pages/javascript-report.mjs';
import { installBrowser } from './programs/browser.mjs';
import { root } from './set-up/fingerprint.mjs';
import { build, prepare } from './set-up/set-up.mjs';
import { step, StepError } from './shared/console.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { serve } from './shared/serve.mjs';
import { withDatabase } from './shared/with-database.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200);
const PARTS = ['javascript', 'lighthouse', 'flicker'];

const USAGE = `Measures the built pages: Lighthouse against two baselines, scripts by route and widget, and flicker.

  npm run bench:pages                                    all of it: about fifty minutes on two cores
  npm run bench:pages -- lighthouse / /about --runs 3    one part (${PARTS.join(', ')}), some pages
  BENCH_PORT=3500 npm run bench:pages                    uses ports 3500 to 3502 instead of 3200 to 3202`;

/** Measures the built site part by part. Returns whether every threshold was met. */
async function bench(databaseUrl, parts, paths, runs) {
  const { benchLighthouse } = await import('./pages/lighthouse.mjs');
  const { benchFlicker } = await import('./pages/flicker.mjs');
  const { PATHS } = await import('./pages/visitors.mjs');
  const choose = (all) => (paths.length > 0 ? paths : all);
  const site = await serve(root, PORT, { DATABASE_URL: databaseUrl });
  const options = { site: site.url, port: PORT + 1 };
  const measure = {
    javascript: compareRoutes,
    lighthouse: () => benchLighthouse({ ...options, paths: choose(PATHS), runs: runs ?? 5 }),
    flicker: () => benchFlicker({ ...options, paths: choose(['/']), runs: runs ?? 20 }),
  };
  try {
    const verdicts = [];
    for (const part of parts) verdicts.push(await measure[part]());
    return verdicts.every(Boolean);
  } finally {
    await site.stop();
  }
}

async function run({ runs }, positionals) {
  const unknown = positionals.find((word) => !PARTS.includes(word) && !word.startsWith('/'));
  if (unknown !== undefined) throw new StepError(`There is no part ${unknown}.`, { todo: USAGE });
  if (runs !== undefined && !(Number(runs) >= 1))
    throw new StepError(`--runs is "${runs}".`, { todo: USAGE });
  const named = PARTS.filter((part) => positionals.includes(part));
  const parts = named.length > 0 ? named : PARTS;
  const paths = positionals.filter((word) => word.startsWith('/'));
  await prepare();
  await step('Browser install', installBrowser);
  await step('Build', build);
  await step('Empty page', buildBarePage);
  const areBarsMet = await withDatabase((databaseUrl) =>
    bench(databaseUrl, parts, paths, runs && Number(runs)),
  );
  process.exitCode = areBarsMet ? 0 : 1;
}

await runWithOptions(USAGE, run, { allowPositionals: true, options: { runs: { type: 'string' } } });
