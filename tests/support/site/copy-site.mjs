import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../../scripts/shared/fingerprint.mjs';
import { StepError } from '../../../scripts/shared/console.mjs';
import { run } from '../../../scripts/shared/run.mjs';

const GENERATED = 'lib/db/generated';
/** What a build needs no copy of. */
const NOT_COPIED = /^(?:docs|tests)\//;

/**
 * Copies the working tree, uncommitted changes included, into a folder that can be built. Packages are linked; the
 * folder's own `.next` stays, so that the next build is faster.
 * @param {string} folder
 */
export async function copySite(folder) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { code, output } = await run('git', args);
  if (code !== 0)
    throw new StepError('git ls-files failed.', { output, todo: 'Run the command in a git checkout.' });
  const files = output.split('\0').filter((file) => file && !NOT_COPIED.test(file));
  for (const name of new Set(files.map((file) => file.split('/')[0])))
    await rm(join(folder, name), { recursive: true, force: true });
  for (const file of [...files, GENERATED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that was deleted but not committed is still listed.
    await cp(join(root, file), join(folder, file), { recursive: true }).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction').catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return { note: `${files.length} files` };
}
