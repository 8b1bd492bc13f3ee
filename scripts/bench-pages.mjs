import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, step } from './console.mjs';
import { root } from './fingerprint.mjs';
import { buildBarePage } from './javascript-report.mjs';
import { serve } from './serve.mjs';
import { build, checkNode, generate, install } from './set-up.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 3200);
const PARTS = ['lighthouse', 'javascript', 'flicker'];

/** @param {string[]} words `--short`, `--runs 10`, the parts wanted, and paths: `npm run bench:pages -- lighthouse / /about` */
function readWishes(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false }, runs: { type: 'string' } },
  });
  const parts = positionals.filter((word) => PARTS.includes(word));
  return {
    isShort: values.short,
    runs: values.runs === undefined ? undefined : Number(values.runs),
    parts: parts.length > 0 ? parts : PARTS,
    paths: positionals.filter((word) => word.startsWith('/')),
  };
}

/** Measures the built site part by part; answers whether every bar was kept. */
async function bench({ isShort, runs, parts, paths }) {
  const { compareRoutes } = await import('./pages/javascript.mjs');
  const { weighWidgets } = await import('./pages/widgets.mjs');
  const { benchLighthouse } = await import('./pages/bench-lighthouse.mjs');
  const { benchFlicker } = await import('./pages/bench-flicker.mjs');
  const { PATHS, SHORT_PATHS } = await import('./pages/visitors.mjs');
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  const { migrate } = await import('./migrate.mjs');
  await migrate({ databaseUrl });
  const site = await serve(root, PORT, { DATABASE_URL: databaseUrl });
  const chosen = paths.length > 0 ? paths : isShort ? SHORT_PATHS : PATHS;
  const verdicts = [];
  try {
    if (parts.includes('javascript')) {
      const { rows, isKept } = await compareRoutes();
      console.log('\nJavaScript that the HTML of each page asks for');
      console.table(rows);
      console.log('\nJavaScript that comes afterwards');
      console.table(await weighWidgets(site.url));
      verdicts.push(isKept);
    }
    if (parts.includes('lighthouse')) {
      const wanted = { site: site.url, paths: chosen, runs: runs ?? (isShort ? 1 : 5), port: PORT + 1 };
      verdicts.push(await benchLighthouse(wanted));
    }
    if (parts.includes('flicker')) {
      const wanted = { site: site.url, paths: paths.length > 0 ? paths : ['/'] };
      verdicts.push(await benchFlicker({ ...wanted, runs: runs ?? (isShort ? 1 : 20) }));
    }
    return verdicts.every(Boolean);
  } finally {
    site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  const wishes = readWishes(process.argv.slice(2));
  await step('Node', checkNode);
  await step('Packages', install);
  await step('Database client', generate);
  await step('Build', build);
  await step('Empty page', async () => {
    await buildBarePage();
    return { note: 'built' };
  });
  process.exitCode = (await bench(wishes)) ? 0 : 1;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
