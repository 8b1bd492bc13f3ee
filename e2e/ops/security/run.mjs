import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_STAMP } from '../../../scripts/build/build-inputs.mjs';
import { installBrowser } from '../../../scripts/programs/browser.mjs';
import { scanSite } from './observatory.mjs';
import { makeSbom } from '../../../scripts/sbom.mjs';
import { createSecrets, findInFiles, secretEnv } from './secrets.mjs';
import { runBrowser, runCalls, runUnit } from './suites.mjs';
import { root } from '../../../scripts/set-up/fingerprint.mjs';
import { build, prepare } from '../../../scripts/set-up/set-up.mjs';
import { runCommand, step, StepError } from '../../../scripts/shared/console.mjs';
import { loadTypeScript } from '../../../scripts/shared/load-typescript.mjs';
import { readOptions } from '../../../scripts/shared/read-options.mjs';
import { runNpm } from '../../../scripts/shared/run.mjs';

const USAGE = `Attacks the built site and its calls, checks the build and its dependencies, and prints the results.

  npm test -- security                     every call × cookie with 10,000 ids, which are all that browsers generate
  SWEEP_IDS=200 npm test -- security       fewer ids; on Postgres at most 500
  TEST_PORT=3500 npm test -- security      on ports 3500, 3543 and 3544 instead of 3100, 3143 and 3144`;

const PORT = Number(process.env.TEST_PORT ?? 3100);
const IDS = Number(process.env.SWEEP_IDS ?? 10_000);
const POSTGRES_IDS_MAX = 500;
const MIN_SCORE = 130;

const table = [];
const judge = (check, by, figure, bar, isGood) =>
  table.push({ check, by, figure, bar, verdict: isGood ? 'ok' : 'MISSED' });
const recordSkipped = (check, by, figure, bar) =>
  table.push({ check, by, figure, bar, verdict: 'not asked' });

function collect({ rows, output }) {
  table.push(...rows);
  const isBad = rows.some(({ verdict }) => verdict !== 'ok');
  if (isBad) console.error(output);
  return { note: `${rows.filter(({ verdict }) => verdict === 'ok').length} of ${rows.length} parts ok` };
}

async function buildWithSecrets() {
  const secrets = createSecrets();
  const { databasePassword } = secrets.configured;
  const address = `postgres://site:${databasePassword}@127.0.0.1:1/site`;
  const before = { ...process.env };
  Object.assign(process.env, secretEnv(secrets), { DATABASE_URL: address });
  await rm(join(root, BUILD_STAMP), { force: true });
  const { note } = await build().finally(() => (process.env = before));
  const texts = Object.values(secrets.configured);
  const server = await findInFiles('.next/server', texts, { allowSourceMaps: true });
  const browser = await findInFiles('.next/static', texts);
  const found = [...server.found, ...browser.found];
  const read = server.read + browser.read;
  judge(
    'secrets and source maps in the build',
    `${read} files`,
    found.join(', ') || '0',
    '0',
    found.length === 0,
  );
  return { note };
}

async function observe() {
  const { ROUTES } = await loadTypeScript(join(root, 'lib/config/routes.ts'));
  const paths = [...Object.values(ROUTES), '/?segment=developer&cluster=converter', '/compare-frame.html'];
  const rows = await scanSite(paths, PORT + 43);
  for (const { path, score, grade, failed } of rows) {
    const figure = `${score} (${grade})${failed ? ` ${failed}` : ''}`;
    judge(`Observatory: ${path}`, 'mdn-http-observatory', figure, `>= ${MIN_SCORE}`, score >= MIN_SCORE);
  }
  return { note: `${rows.length} addresses, ${Math.min(...rows.map(({ score }) => score))} at least` };
}

async function listPackages() {
  const { components, findings } = await makeSbom();
  judge(
    'packages without a line or a license',
    `SBOM of ${components}`,
    findings.length,
    '0',
    findings.length === 0,
  );
  const { output } = await runNpm(['audit', '--omit', 'dev', '--json', '--loglevel', 'silent']);
  const { metadata } = JSON.parse(/\{[^]*\}/.exec(output)?.[0] ?? '{}');
  const found = metadata?.vulnerabilities?.total;
  const [check, by, bar] = ['known vulnerabilities', 'npm audit', '0'];
  // The registry can lack the audit endpoint. The version floors are checked in any case.
  if (found === undefined) recordSkipped(check, by, 'the registry does not respond', bar);
  else judge(check, by, found, bar, found === 0);
  return { note: `${components} packages` };
}

async function attack() {
  await prepare();
  await step('Browser install', installBrowser);
  await step('Build, with secrets', buildWithSecrets);
  await step('Dependencies', listPackages);
  await step('Floors, reports', async () => collect(await runUnit()));
  await step('Pages in a browser', async () => collect(await runBrowser(PORT)));
  await step('HTTP Observatory', observe);
  await step(`Calls on SQLite, ${IDS} ids`, async () => collect(await runCalls('sqlite', IDS)));
  const fewer = Math.min(IDS, POSTGRES_IDS_MAX);
  await step(`Calls on Postgres, ${fewer} ids`, async () => collect(await runCalls('postgres', fewer)));
}

/** Prints the results so far even if a step fails. */
async function testSecurity() {
  if (readOptions(USAGE).values.help) return void console.log(USAGE);
  if (!(IDS >= 1)) throw new StepError(`SWEEP_IDS is "${process.env.SWEEP_IDS}".`, { todo: USAGE });
  await attack().finally(() => console.table(table));
  if (table.some(({ verdict }) => verdict === 'MISSED')) process.exitCode = 1;
}

await runCommand(testSecurity);
