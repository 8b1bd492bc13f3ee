import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { run } from '../shared/run.mjs';

async function readCommittedTests(load) {
  const { code, output } = await run('git', ['show', 'HEAD:lib/content/experiments.ts']);
  if (code !== 0) return [];
  const file = join(root, '.cache/committed-experiments.ts');
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(file, output);
  return (await load(file)).experiments ?? [];
}

async function checkRead(load, content, findings) {
  // Some of these import copy, so they can only be loaded once every content file compiles.
  const { checkContent } = await load('scripts/content/check-content.ts');
  const { checkUnchanged } = await load('scripts/content/checks/experiments.ts');
  const { mergeFindings } = await load('scripts/content/finding.ts');
  const changed = checkUnchanged(content, await readCommittedTests(load));
  return mergeFindings(findings, [...changed, ...checkContent(content)]);
}

/**
 * Reads and checks all copy.
 * @param {(path: string) => Promise<any>} load runs a TypeScript module of the project
 * @returns {Promise<{ findings: import('./finding').Finding[], report: string }>}
 */
export async function checkCopy(load) {
  const { readContent } = await load('scripts/content/read-content.ts');
  const { writtenTexts } = await load('scripts/content/content.ts');
  const { printFindings } = await load('scripts/content/finding.ts');
  const { content, findings, isComplete } = await readContent(root, load);
  const summary = { texts: writtenTexts(content).length, files: content.files.length, isComplete };
  const finish = (all, isAll) => ({
    findings: all,
    report: printFindings(all, { ...summary, isComplete: isAll }),
  });
  if (!isComplete) return finish(findings, false);
  try {
    return finish(await checkRead(load, content, findings), true);
  } catch (error) {
    // A field that is missing in one place can break the code that reads it elsewhere.
    if (findings.length === 0) throw error;
    return finish(findings, false);
  }
}
