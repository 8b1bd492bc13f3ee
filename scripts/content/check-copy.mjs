import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/fingerprint.mjs';
import { run } from '../shared/run.mjs';

async function readCommittedExperiments(load) {
  const { code, output } = await run('git', ['show', 'HEAD:lib/content/experiments.ts']);
  if (code !== 0) return [];
  const file = join(root, '.cache/committed-experiments.ts');
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(file, output);
  return (await load(file)).experiments ?? [];
}

/**
 * Reads and checks all copy.
 * @param {(path: string) => Promise<any>} load runs a TypeScript module of the project
 * @param {string} [folder] whose lib/content is checked
 * @returns {Promise<{ findings: import('./finding').Finding[], isComplete: boolean, report: string }>}
 */
export async function checkCopy(load, folder = root) {
  const { readContent } = await load('scripts/content/read-content.ts');
  const { writtenTexts } = await load('scripts/content/content.ts');
  const { printFindings } = await load('scripts/content/finding.ts');
  const { content, findings: unread } = await readContent(folder, load);
  const isComplete = unread.length === 0;
  // The checks import copy, so they can only be loaded once every content file can.
  const check = async () => {
    const { checkContent } = await load('scripts/content/check-content.ts');
    return checkContent(content, await readCommittedExperiments(load));
  };
  const findings = isComplete ? await check() : unread;
  const completeness = isComplete
    ? (await load('scripts/content/check-complete.ts')).describeComplete(findings)
    : '';
  const summary = { texts: writtenTexts(content).length, files: content.files.length, completeness };
  return { findings, isComplete, report: printFindings(findings, summary) };
}
