import { buildBarePage, compareRoutes } from './pages/javascript-report.mjs';
import { installBrowser } from './programs/browser.mjs';
import { root } from './set-up/fingerprint.mjs';
import { build, prepare } from './set-up/set-up.mjs';
import { step, StepError } from './shared/console.mjs';
import { runWithOptions } from './shared/read-options.mjs';
import { serve } from './shared/serve.mjs';
import { withDatabase } from './shared/with-database.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200);
const PARTS = ['lighthouse', 'javascript', 'flicker'];

const USAGE = `Measures the built pages: Lighthouse against two baselines, scripts by route and widget, and flicker.

  npm run bench:pages                                    all of it: about fifty minutes on two cores
  npm run bench:pages -- --short                         one run of each, over fewer pages
  npm run bench:pages -- lighthouse / /about --runs 3    one part (${PARTS.join(', ')}), some pages
  BENCH_PORT=3500 npm run bench:pages                    uses ports 3500 to 3502 instead of 3200 to 3202`;

function readSelection(values, positionals) {
  const unknown = positionals.find((word) => !PARTS.includes(word) && !word.startsWith('/'));
  if (unknown !== undefined) throw new StepError(`There is no part ${unknown}.`, { todo: USAGE });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(runs >= 1)) throw new StepError(`--runs is "${values.runs}".`, { todo: USAGE });
  const parts = positionals.filter((word) => PARTS.includes(word));
  return {
    runs,
    isShort: values.short === true,
    parts: parts.length > 0 ? parts : PARTS,
    paths: positionals.filter((word) => word.startsWith('/')),
  };
}

/** Measures the built site part by part. Returns whether every threshold was met. */
async function bench(databaseUrl, { isShort, runs, parts, paths }) {
  const { benchLighthouse } = await import('./pages/bench-lighthouse.mjs');
  const { benchFlicker } = await import('./pages/flicker.mjs');
  const { PATHS, SHORT_PATHS } = await import('./pages/visitors.mjs');
  const site = await serve(root, PORT, { DATABASE_URL: databaseUrl });
  const selectedPaths = paths.length > 0 ? paths : isShort ? SHORT_PATHS : PATHS;
  const verdicts = [];
  try {
    if (parts.includes('javascript')) {
      const { rows, isMet } = await compareRoutes();
      console.log('\nJavaScript requested by the HTML of each page');
      console.table(rows);
      verdicts.push(isMet);
    }
    if (parts.includes('lighthouse')) {
      const options = {
        site: site.url,
        paths: selectedPaths,
        runs: runs ?? (isShort ? 1 : undefined),
        port: PORT + 1,
      };
      verdicts.push(await benchLighthouse(options));
    }
    if (parts.includes('flicker')) {
      const options = { site: site.url, paths: paths.length > 0 ? paths : ['/'] };
      verdicts.push(await benchFlicker({ ...options, runs: runs ?? (isShort ? 1 : 20) }));
    }
    return verdicts.every(Boolean);
  } finally {
    await site.stop();
  }
}

async function run(values, positionals) {
  const selection = readSelection(values, positionals);
  await prepare();
  await step('Browser install', installBrowser);
  await step('Build', build);
  await step('Empty page', buildBarePage);
  const areBarsMet = await withDatabase((databaseUrl) => bench(databaseUrl, selection));
  process.exitCode = areBarsMet ? 0 : 1;
}

await runWithOptions(USAGE, run, {
  allowPositionals: true,
  options: { short: { type: 'boolean' }, runs: { type: 'string' } },
});
