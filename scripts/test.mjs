import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installBrowser, isInstalled } from '../tests/support/browser/browser.mjs';
import { root } from './shared/fingerprint.mjs';
import { prepare } from './set-up/set-up.mjs';
import { explain, runCommand, StepError } from './shared/console.mjs';
import { runBin, runNode, startBin } from './shared/run.mjs';

const USAGE = `Runs one tier of tests, prints what each tool prints, and ends with one line.

  npm run check      format, lint, types, dead code, copy, unit and widget tests
  npm test           all of that, one build, calls on SQLite and Postgres, pages over HTTP, core journeys
  npm run test:deep  all calls on Postgres, axe, translated pages, attacks, kills, database trouble, other
                     browsers and Nodes

A part that fails does not stop the others. One test: npx jest NAME, npx playwright test NAME.`;

const RESULTS = join(root, '.cache/test-results');
const totals = { passed: 0, failed: 0, skipped: 0 };
const skips = new Set();

function count({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** Runs one part and prints its result. A failure is explained and counted, and later parts still run. */
async function part(name, work) {
  const from = performance.now();
  const print = (mark, note) => {
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    console.log(`${mark} ${name.padEnd(22)} ${note.padEnd(44)} ${seconds} s`);
  };
  try {
    print('✓', (await work()).note);
  } catch (error) {
    print('✗', 'failed');
    explain(error);
    if (!(error instanceof StepError) || !error.isCounted) count({ failed: 1 });
  }
}

/** A tool without tests of its own counts as one. Its output is shown if it fails. */
const check = (name, run) =>
  part(name, async () => {
    const { code, output } = await run();
    if (code !== 0) throw new StepError(`${name} found problems.`, { output });
    count({ passed: 1 });
    return { note: output.trim().split('\n').at(-1)?.slice(0, 44) || 'clean' };
  });

const bin =
  (name, ...args) =>
  () =>
    runBin(name, args);

/** Runs Jest or Playwright with its own reporter, and reads its JSON report. */
async function runTests(name, program, args, env) {
  console.log(`\n${name}: npx ${program} ${args.join(' ')}`);
  const report = join(RESULTS, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  const reportArgs =
    program === 'jest' ? ['--json', '--outputFile', report, '--silent=false'] : ['--reporter=line,json'];
  const child = startBin(program, [...args, ...reportArgs], {
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, report: JSON.parse(await readFile(report, 'utf8').catch(() => 'null')) };
}

function judge(name, code, { passed, failed, skipped }) {
  // A crash of the runner, or a run without tests, fails too.
  const isFailed = code !== 0 || failed > 0 || passed === 0;
  count({ passed, failed: isFailed ? Math.max(failed, 1) : 0, skipped });
  if (isFailed) throw Object.assign(new StepError(`${name}: ${failed} failed.`), { isCounted: true });
  return { note: `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}` };
}

const jest = (name, projects, args = [], env = {}) =>
  part(name, async () => {
    const { code, report } = await runTests(name, 'jest', ['--selectProjects', ...projects, ...args], env);
    for (const { testResults = [], assertionResults = testResults } of report?.testResults ?? [])
      for (const { status, fullName } of assertionResults)
        if (status === 'pending') skips.add(`${fullName}: skipped by its own condition`);
    return judge(name, code, {
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
      skipped: report?.numPendingTests ?? 0,
    });
  });

/** Flattens the tests of Playwright's report. */
const listSpecs = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(listSpecs)];

const playwright = (name, projects, args = [], env = {}) =>
  part(name, async () => {
    const selected = projects.map((project) => `--project=${project}`);
    const { code, report } = await runTests(name, 'playwright', ['test', ...selected, ...args], env);
    const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
    for (const { title, tests } of listSpecs(report ?? {}))
      for (const { annotations, status } of tests)
        if (status === 'skipped')
          skips.add(
            `${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason'}`,
          );
    return judge(name, code, { passed: expected, failed: unexpected, skipped });
  });

/** Two rows, because there are at least two cores. */
async function runChecks() {
  await Promise.all([
    (async () => {
      await check(
        'Lint',
        bin('eslint', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0', '.'),
      );
      await check('Dead code', bin('knip', '--no-progress'));
      await check('Content', () => runNode(['scripts/content-check.mjs', '--texts-only']));
    })(),
    (async () => {
      await check('Types', bin('tsc', '--noEmit'));
      await check('Format', bin('prettier', '--check', '--cache', '--log-level', 'warn', '.'));
    })(),
  ]);
  await jest('Unit and widget tests', ['unit', 'widgets'], ['--maxWorkers=100%']);
}

async function buildSite() {
  const { buildTestSite } = await import('../tests/support/site/test-site.mjs');
  await part('Build', buildTestSite);
}

/** The core journeys in Firefox and WebKit, wherever `npx playwright install` has put them. */
async function runOtherBrowsers(args) {
  for (const name of ['firefox', 'webkit']) {
    if (await isInstalled(name)) {
      await playwright(`Core journeys in ${name}`, [name], args);
    } else {
      skips.add(`Core journeys in ${name}: npx playwright install ${name} has not run`);
      count({ skipped: 1 });
    }
  }
}

/** The server on other promised versions of Node; the tests themselves run on this one. */
async function runOtherNodes(args) {
  const { CHAT_ONLY_NODE, OTHER_NODES } = await import('../tests/support/site/other-node.mjs');
  for (const version of OTHER_NODES) {
    const env = { TEST_NODE: version };
    if (version !== CHAT_ONLY_NODE)
      await jest(`Pages over HTTP on Node ${version}`, ['http'], ['--maxWorkers=2', ...args], env);
    await playwright(`Chat on Node ${version}`, ['core'], ['tests/core/chat.spec.ts', ...args], env);
  }
}

const TIERS = {
  check: { run: runChecks },
  core: {
    hasBrowser: true,
    async run(args) {
      await runChecks();
      await buildSite();
      // The calls measure deadlines in real time: one core for each database.
      await jest('Calls', ['calls', 'calls-dialect'], ['--maxWorkers=2', ...args]);
      await jest('Pages over HTTP', ['http'], ['--maxWorkers=2', ...args]);
      await playwright('Core journeys', ['core*'], args);
    },
  },
  deep: {
    hasBrowser: true,
    async run(args) {
      await buildSite();
      await jest('Calls on Postgres', ['calls-postgres', 'calls-deep'], ['--maxWorkers=2', ...args]);
      await playwright('Deep tests', ['deep', 'deep-history', 'deep-panel'], args);
      await playwright('Operations', ['ops'], args);
      await runOtherNodes(args);
      await runOtherBrowsers(args);
    },
  },
};

async function prepareTier({ hasBrowser = false }) {
  await prepare();
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  if (hasBrowser) await part('Browser', installBrowser);
}

function close(name) {
  if (skips.size > 0) console.log(`\nSkipped:\n${[...skips].map((skip) => `- ${skip}`).join('\n')}`);
  if (name === 'core' && totals.skipped > 0) {
    console.log('\nA core test must not be skipped, so these count as failed.');
    count({ failed: totals.skipped, skipped: -totals.skipped });
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

await runCommand(async () => {
  const [name = 'core', ...args] = process.argv.slice(2);
  const tier = TIERS[name];
  if (!tier || args.some((arg) => arg === '--help')) return void console.log(USAGE);
  try {
    await prepareTier(tier);
    await tier.run(args);
  } catch (error) {
    explain(error);
    count({ failed: 1 });
  }
  close(name);
});
