import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { runBin } from './run.mjs';

/** @typedef {import('playwright/types/testReporter').JSONReport} Report */

/**
 * Runs browser tests to their end and reads Playwright's report.
 * @param {string} config the path of its configuration
 * @param {string[]} args further arguments: files and flags
 * @param {{ name: string, env?: Record<string, string>, show?: boolean }} options name: of the report's file
 * @returns {Promise<{ code: number, output: string, report: Report | null }>}
 *   report: null if none was written
 */
export async function runPlaywright(config, args, { name, env = {}, show }) {
  const file = join(root, '.cache/test-results', `${name}.json`);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { code, output } = await runBin('playwright', ['test', '-c', config, ...args], {
    env: { ...env, BROWSER_RESULTS: file },
    show,
  });
  const text = await readFile(file, 'utf8').catch(() => 'null');
  return { code, output, report: JSON.parse(text) };
}

/** The tests of a report, or of one group of it, with those of the groups inside; none of null. */
export function listSpecs(report) {
  const { suites = [], specs = [] } = report ?? {};
  return [...specs, ...suites.flatMap(listSpecs)];
}
