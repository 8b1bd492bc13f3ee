import { basename } from 'node:path';
import { StepError } from '../../../scripts/shared/console.mjs';
import { listSpecs, runPlaywright } from '../../../scripts/shared/run-tests.mjs';

const escape = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs specs of a folder and returns the result of each test.
 * @param {string} folder
 * @param {{ file: string, title: string }[]} named none: all of them
 * @param {Record<string, string>} env
 */
export async function runSpecs(folder, named, env = {}) {
  const files = [...new Set(named.map((proof) => basename(proof.file)))];
  const titles = named.map(({ title }) => escape(title)).join('|');
  const { output, report } = await runPlaywright(
    `${folder}/playwright.config.ts`,
    ['--retries=0', ...files, ...(titles ? ['-g', titles] : [])],
    { name: `criteria-${basename(folder)}`, env },
  );
  const value = listSpecs(report).map((spec) => {
    const [run] = spec.tests;
    const [result] = run.results.slice(-1);
    return {
      file: `${folder}/${basename(spec.file)}`,
      title: spec.title,
      isSkipped: run.status === 'skipped',
      isGood: spec.ok,
      checks: Number(run.annotations.find(({ type }) => type === 'checks')?.description ?? 0),
      error: result?.error?.message ?? '',
    };
  });
  if (value.length === 0) throw new StepError(`No test of ${folder} ran.`, { output });
  const good = value.filter(({ isGood, isSkipped }) => isGood && !isSkipped).length;
  return { note: `${good} of ${value.length} passed`, value };
}
