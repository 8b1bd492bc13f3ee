import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { runBin } from './run.mjs';

/**
 * What is read here of Jest's report.
 * @typedef {{ name: string, assertionResults: { title: string, status: string }[] }} TestFile
 * @typedef {{ success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numRuntimeErrorTestSuites: number, testResults: TestFile[] }} Report
 */

/**
 * Runs tests of some of Jest's projects to their end and reads its report.
 * @param {string[]} projects
 * @param {string[]} args further arguments: flags, and `--` with files
 * @param {{ name?: string, env?: Record<string, string>, cwd?: string }} [options] name: of the report's file
 * @returns {Promise<{ code: number, output: string, report: Partial<Report> }>}
 *   report: {} if none was written
 */
export async function runJest(projects, args, { name = projects.join('-'), env, cwd } = {}) {
  const file = join(root, '.cache/test-results', `${name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { code, output } = await runBin(
    'jest',
    ['--selectProjects', ...projects, '--json', '--outputFile', file, ...args],
    { env, cwd },
  );
  return { code, output, report: JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) };
}
