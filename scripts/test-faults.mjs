import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installBrowser } from './browser.mjs';
import { explain, step, StepError } from './console.mjs';
import { installFaketime } from './faults/faketime.mjs';
import { readRows } from './faults/read-rows.mjs';
import { root } from './fingerprint.mjs';
import { installNginx } from './nginx.mjs';
import { run, runBin } from './run.mjs';
import { build, prepare } from './set-up.mjs';

const RESULTS = join(root, '.cache/test-results/faults.json');
const isLong = process.argv.includes('--long');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

async function runFaults() {
  await mkdir(join(root, '.cache/test-results'), { recursive: true });
  const { code } = await runBin(
    'playwright',
    ['test', '-c', 'tests/e2e/faults/playwright.config.ts', ...names],
    { env: { FAULTS: isLong ? 'long' : 'short', BROWSER_RESULTS: RESULTS }, show: true },
  );
  const results = await readFile(RESULTS, 'utf8').catch(() => null);
  if (!results) throw new StepError('The faults could not be tried.', { todo: 'Mend what stands above.' });
  return { code, rows: readRows(JSON.parse(results)) };
}

/** What the model can do wrong has a command of its own. */
async function runProviderFaults() {
  const { code } = await run(process.execPath, ['scripts/provider-faults.mjs'], { show: true });
  return {
    ...{
      fault: 'provider faults',
      rounds: 100,
      figure: code === 0 ? 'all answered by the rules' : 'see above',
    },
    ...{ bar: 'every fault', verdict: code === 0 ? 'met' : 'MISSED' },
  };
}

try {
  await prepare();
  await step('Browser install', installBrowser);
  await step('nginx install', installNginx);
  await step('faketime install', installFaketime);
  await step('Build', build);
  const { code, rows } = await runFaults();
  if (isLong && names.length === 0) rows.push(await runProviderFaults());
  console.table(rows);
  const isMissed = code !== 0 || rows.some(({ verdict }) => verdict === 'MISSED');
  console.log(isMissed ? 'A bar is missed.' : 'Every bar is met.');
  process.exitCode = isMissed ? 1 : 0;
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
