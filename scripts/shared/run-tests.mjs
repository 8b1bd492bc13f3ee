import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { runBin } from './run.mjs';

/** Path for a new report; deletes the one of an earlier run. */
async function reportFile(name) {
  const file = join(root, '.cache/test-results', `${name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  return file;
}

/**
 * The parts of Jest's report that are read here.
 * @typedef {{ name: string, assertionResults: { title: string, status: string }[] }} TestFile
 * @typedef {{ success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numRuntimeErrorTestSuites: number, testResults: TestFile[] }} Report
 */

/**
 * Runs tests of some of Jest's projects and reads the report.
 * @param {string[]} projects
 * @param {string[]} args additional arguments: flags, and `--` with files
 * @param {{ name?: string, env?: Record<string, string> }} [options] name: of the report's file
 * @returns {Promise<{ code: number, output: string, report: Partial<Report> }>}
 *   report: {} if none was written
 */
export async function runJest(projects, args, { name = projects.join('-'), env } = {}) {
  const file = await reportFile(name);
  const all = ['--selectProjects', ...projects, '--json', '--outputFile', file, ...args];
  const { code, output } = await runBin('jest', all, { env });
  return { code, output, report: JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) };
}

/**
 * Runs browser tests and reads Playwright's report.
 * @param {string} config the path of its configuration
 * @param {string[]} args additional arguments: files and flags
 * @param {{ name: string, env?: Record<string, string>, show?: boolean }} options name: of the report's file
 * @returns {Promise<{ code: number, output: string, report: import('playwright/types/testReporter').JSONReport | null }>}
 *   report: null if none was written
 */
export async function runPlaywright(config, args, { name, env = {}, show }) {
  const file = await reportFile(name);
  const all = ['test', '-c', config, ...args];
  const { code, output } = await runBin('playwright', all, { env: { ...env, BROWSER_RESULTS: file }, show });
  return { code, output, report: JSON.parse(await readFile(file, 'utf8').catch(() => 'null')) };
}

/** Flattens the tests of Playwright's report, or of one of its suites; empty for null. */
export function listSpecs(report) {
  const { suites = [], specs = [] } = report ?? {};
  return [...specs, ...suites.flatMap(listSpecs)];
}
