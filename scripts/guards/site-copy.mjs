import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../set-up/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';

const LEFT_OUT = new Set(['.git', '.next', '.cache', 'data', 'node_modules', 'test-results']);

export const copyFolder = join(root, '.cache/guards');

/** A copy of this working tree, with its packages, in which guards can be taken out. */
export async function copySite() {
  await rm(copyFolder, { recursive: true, force: true });
  await mkdir(copyFolder, { recursive: true });
  for (const name of await readdir(root)) {
    if (!LEFT_OUT.has(name)) await cp(join(root, name), join(copyFolder, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(copyFolder, 'node_modules'));
}

export const removeCopy = () => rm(copyFolder, { recursive: true, force: true });

/** Runs `work` while the guard is missing from the copy. */
export async function withoutGuard({ file, text, without }, work) {
  const path = join(copyFolder, file);
  const source = await readFile(path, 'utf8');
  const pieces = source.split(text);
  if (pieces.length !== 2) throw new StepError(`${file} does not hold this exactly once: ${text}`);
  await writeFile(path, pieces.join(without));
  try {
    return await work();
  } finally {
    await writeFile(path, source);
  }
}
