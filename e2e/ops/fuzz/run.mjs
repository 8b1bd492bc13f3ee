import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { installBrowser } from '../../../scripts/programs/browser.mjs';
import { root } from '../../../scripts/set-up/fingerprint.mjs';
import { build, prepare } from '../../../scripts/set-up/set-up.mjs';
import { runCommand, step, StepError } from '../../../scripts/shared/console.mjs';
import { loadTypeScript } from '../../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';
import { runJest, runPlaywright } from '../../../scripts/shared/run-tests.mjs';

const USAGE = `Sends generated requests, good, almost valid and broken, and prints the results.

  npm test -- fuzz                                  100,000 calls on both databases, 10,000 visits, 10,000 raw pages
  npm test -- fuzz --requests 5000                  fewer calls, and visits and pages in proportion
  FUZZ_SEED=7 npm test -- fuzz                      the same requests again; without it, each run differs
  FUZZ_SEED=7 FUZZ_PATH=12:0:1 npm test -- fuzz     reproduces the finding of a failed run of the calls`;

// Longer than Node's timeout for incomplete headers.
const CLIENT_TIMEOUT_MS = '95000';
/** Maximum share of visits that are retried because of a 503. */
const BUSY_BAR = 0.001;

function readArguments(args) {
  const options = { requests: { type: 'string', default: '100000' } };
  const { values } = readOptions(USAGE, { args, options });
  if (!/^[1-9]\d{0,7}$/.test(values.requests))
    throw new StepError('--requests needs a number.', { todo: USAGE });
  return { isHelp: values.help, requests: Number(values.requests) };
}

async function fuzzCalls(options) {
  const calls = await loadTypeScript(join(root, 'e2e/ops/fuzz/calls.ts'));
  const tally = await calls.fuzzCalls(options).catch((error) => {
    throw new StepError('A generated visit found an error.', { output: error.message });
  });
  const { listUnaccepted } = await loadTypeScript(join(root, 'e2e/ops/fuzz/tally.ts'));
  const value = { ...tally, unaccepted: listUnaccepted(tally) };
  return { note: `${tally.requests} on each database`, value };
}

async function fuzzVisits(seed, visits) {
  const env = { FUZZ_SEED: String(seed), FUZZ_VISITS: String(visits) };
  const args = ['--', 'e2e/ops/fuzz'];
  const { code, output } = await runJest(['unit'], args, { name: 'fuzz-visits', env });
  if (code !== 0) throw new StepError('A generated visit gets a wrong variant.', { output });
  return { note: `${visits} of each kind` };
}

async function attackServer(seed, pages) {
  const env = { FUZZ_SEED: String(seed), FUZZ_PAGES: String(pages), FUZZ_PATIENCE_MS: CLIENT_TIMEOUT_MS };
  const config = 'playwright.config.ts';
  const args = ['--retries=0', 'raw-requests'];
  const { code, output, report } = await runPlaywright(config, args, { name: 'fuzz', env });
  if (code !== 0) throw new StepError('The running site failed a test with raw requests.', { output });
  const { expected } = report.stats;
  return { note: `${expected} attacks, ${pages} pages`, value: expected };
}

function print(tally, { visits, pages, attacks }) {
  console.table(tally.rows);
  const sum = (name) => Object.values(tally.rows).reduce((total, row) => total + row[name], 0);
  const isTooBusy = tally.busy > tally.visits * BUSY_BAR;
  const failures = sum('above499') + sum('different') + tally.unaccepted.length + (isTooBusy ? 1 : 0);
  console.log(
    `${tally.requests} calls on each database, above 499: ${sum('above499')}, different: ${sum('different')}, bar 0 and 0`,
  );
  console.log(`calls without an accepted request: ${tally.unaccepted.join(', ') || 'none'}, bar none`);
  console.log(
    `${tally.busy} of ${tally.visits} visits were retried because a database was busy (503), bar ${BUSY_BAR * 100} %`,
  );
  console.log(`${2 * visits} decisions: each one of the 18 variants, by the table of precedence`);
  console.log(
    `${attacks} attacks and ${pages} generated pages on the running site: as expected, same process`,
  );
  console.log(failures === 0 ? 'All bars are met.' : 'A bar is missed.');
  process.exitCode = failures === 0 ? 0 : 1;
}

async function fuzz(args) {
  const { isHelp, requests } = readArguments(args);
  if (isHelp) return void console.log(USAGE);
  const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
  const path = process.env.FUZZ_PATH;
  const visits = Math.ceil(requests / 10);
  console.log(`FUZZ_SEED=${seed}\n`);
  await prepare();
  const tally = await step('Calls', () => fuzzCalls({ seed, requests, path }));
  if (path !== undefined) return;
  await step('Variants', () => fuzzVisits(seed, visits));
  await step('Browser install', installBrowser);
  await step('Build', build);
  const attacks = await step('Running site', () => attackServer(seed, visits));
  print(tally, { visits, pages: visits, attacks });
}

await runCommand(async () => {
  await fuzz(process.argv.slice(2));
});
// The Postgres package's exit handler would end a failed command with 0.
process.exit();
