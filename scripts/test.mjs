import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportJavaScript } from './pages/javascript-report.mjs';
import { installBrowser } from './programs/browser.mjs';
import {
  installFaketime,
  installFirefox,
  installJava,
  installNginx,
  installWebKit,
} from './programs/programs.mjs';
import { root } from './set-up/fingerprint.mjs';
import { build, prepare } from './set-up/set-up.mjs';
import { explain, runCommand, step, StepError } from './shared/console.mjs';
import { readOptions } from './shared/read-options.mjs';
import { runJest, runPlaywright } from './shared/run-tests.mjs';
import { runBin, runNode } from './shared/run.mjs';

const USAGE = `Checks and tests everything, part by part, and prints the results. A part that fails does not stop the others.

  npm test                 all of it: 25 to 50 minutes on two cores
  npm test -- --fast       no build, no browser, no Postgres: about 5 minutes; the same as npm run check`;

const totals = { passed: 0, failed: 0, skipped: 0 };

function count({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** Runs one part of the tests: a failure is shown and counted, and later parts still run. */
async function part(name, work) {
  try {
    await step(name, work);
  } catch (error) {
    explain(error);
    if (!(error instanceof StepError) || !error.isCounted) count({ failed: 1 });
  }
}

function check(name, program, args, todo) {
  return part(name, async () => {
    const { code, output } = await runBin(program, args);
    if (code !== 0) throw new StepError(`${name} found problems.`, { output, todo });
    count({ passed: 1 });
    return { note: 'clean' };
  });
}

function judge(name, code, output, { passed, failed, skipped }) {
  count({ passed, failed, skipped });
  const isFailed = code !== 0 || failed > 0 || passed === 0;
  if (isFailed && failed === 0) count({ failed: 1 });
  if (isFailed)
    throw Object.assign(new StepError(`${name}: ${failed} failed.`, { output }), { isCounted: true });
  return { note: `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}` };
}

/** The handler tests measure deadlines in real time, so those of a database run one file at a time. */
function jest(name, project, maxWorkers = '1') {
  return part(name, async () => {
    const { code, output, report } = await runJest(
      [project],
      [`--maxWorkers=${maxWorkers}`, '--silent=false'],
    );
    return judge(name, code, output, {
      passed: report.numPassedTests ?? 0,
      failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
      skipped: report.numPendingTests ?? 0,
    });
  });
}

function browser(hasBrowser, name, config, args = []) {
  return part(name, async () => {
    if (!hasBrowser)
      throw new StepError('No browser test ran, because there is no browser.', {
        todo: 'Install Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
      });
    const { code, output, report } = await runPlaywright(config, args, { name: name.toLowerCase() });
    const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
    const { note } = judge(name, code, output, {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
    });
    return { note: flaky > 0 ? `${note}, ${flaky} on the second try` : note };
  });
}

/** Nothing else can run without this, so a failure ends the run. */
async function prepareRun() {
  await prepare();
  await rm(join(root, '.cache/test-results'), { recursive: true, force: true });
}

/** Returns whether there is a browser. Without one, everything that needs none is still tested, but the run fails. */
async function installPrograms() {
  const hasBrowser = await step('Browser install', installBrowser).then(
    () => true,
    (error) => {
      explain(error);
      return false;
    },
  );
  await step('Firefox install', installFirefox);
  await step('WebKit install', installWebKit);
  await step('nginx install', installNginx);
  await step('Java install', installJava);
  await step('faketime install', installFaketime);
  return hasBrowser;
}

async function testAll(isFast) {
  const hasBrowser = !isFast && (await installPrograms());
  // Each of these uses one core, so they run in two rows.
  const secondRow = check('Lint', 'eslint', ['.', '--max-warnings', '0']).then(() =>
    isFast ? undefined : jest('Calls on Postgres', 'handlers-postgres'),
  );
  const format = 'Run npm run format to fix the files named above.';
  await check('Format', 'prettier', ['--check', '--log-level', 'warn', '.'], format);
  await check('Types', 'tsc', ['--noEmit']);
  await check('Dead code', 'knip', ['--no-progress']);
  await part('Content', async () => {
    const { code, output } = await runNode(['scripts/content-check.mjs']);
    if (code !== 0) throw new StepError('The content check found problems.', { output });
    count({ passed: 1 });
    return { note: output.trim().split('\n').at(-1) ?? '' };
  });
  await jest('Calls on SQLite', 'handlers-sqlite');
  await secondRow;
  await jest('Rules, content, HTTP', 'unit', '100%');
  await jest('Widgets', 'widgets', '100%');
  if (isFast) return;
  await part('Build', build);
  await part('First-load JavaScript', async () => {
    const report = await reportJavaScript();
    count({ passed: 1 });
    return report;
  });
  await browser(hasBrowser, 'Browser', 'playwright.config.ts');
  // The browser tests cover the core journeys in Chromium.
  const engines = ['--project=firefox', '--project=webkit'];
  await browser(hasBrowser, 'Engines', 'e2e/deep/engines/playwright.config.ts', engines);
  await browser(hasBrowser, 'Panel', 'e2e/deep/panel/playwright.config.ts', ['--project=panel']);
}

async function test() {
  const { fast: isFast = false, help: isHelp } = readOptions(USAGE, {
    options: { fast: { type: 'boolean' } },
  }).values;
  if (isHelp) return void console.log(USAGE);
  try {
    await prepareRun();
    await testAll(isFast);
  } catch (error) {
    explain(error);
    count({ failed: 1 });
  }
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

await runCommand(test);
