import { runJest } from '../shared/run-jest.mjs';
import { copyFolder } from './site-copy.mjs';

/** Runs test files of one jest project in the copy. Only a test that ran and failed counts as failed. */
export async function testInCopy(project, files) {
  // Without its guard, what is under test may go on for ever.
  const args = ['--forceExit', '--runTestsByPath', ...files];
  const { output, report } = await runJest([project], args, { name: 'guards', cwd: copyFolder });
  const tests = (report.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const [failed] = tests.filter(({ status }) => status === 'failed');
  return { isPassed: report.success === true, failedTest: failed?.title ?? null, output };
}
