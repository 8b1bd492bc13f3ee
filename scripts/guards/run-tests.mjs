import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runBin } from '../run.mjs';
import { copyFolder } from './site-copy.mjs';

const RESULTS = join(copyFolder, 'results.json');

/** Without its guard, what is under test may go on for ever. */
const OPTIONS = ['--forceExit', '--json', '--outputFile', RESULTS];

/** Runs test files of one jest project in the copy. Only a test that ran and failed counts as failed. */
export async function runJest(project, files) {
  await rm(RESULTS, { force: true });
  const { output } = await runBin(
    'jest',
    ['--selectProjects', project, ...OPTIONS, '--runTestsByPath', ...files],
    { cwd: copyFolder },
  );
  const results = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}'));
  const tests = (results.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const [failed] = tests.filter(({ status }) => status === 'failed');
  return { isPassed: results.success === true, failedTest: failed?.title ?? null, output };
}
