import { link, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const STATIC = '.next/static';

/** Id of the release that the instances start from; null if there is none yet. */
export async function readCurrent(base) {
  const target = await readlink(join(base, 'current')).catch(() => null);
  return target && basename(target);
}

export const switchCurrent = (base, id) => replaceLink(base, 'current', join('releases', id));

/** Replaces a link atomically: readers see either the old or the new target. */
async function replaceLink(base, name, target) {
  const part = join(base, `.${name}-${process.pid}`);
  await rm(part, { force: true });
  await symlink(target, part);
  await rename(part, join(base, name));
}

/** Adds a release's scripts and styles to those of other releases; equal names always have equal contents. */
export async function addAssets(base, id) {
  await linkFiles(join(base, 'releases', id, STATIC), join(base, 'assets'));
}

/**
 * Hard-links every file below a folder that does not exist in the other one, so that it takes no extra space.
 * @param {string} from
 * @param {string} to
 * @param {(file: string) => boolean} [isIncluded]
 */
export async function linkFiles(from, to, isIncluded = Boolean) {
  const folders = new Set();
  for (const file of (await listFiles(from)).filter(isIncluded)) {
    const folder = dirname(join(to, file));
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await link(join(from, file), join(to, file)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Deletes all but the newest releases and the current one, and assets that belong to none. Requires the lock: a name
 * with a leading dot is then an interrupted build.
 */
export async function prune(base, keep) {
  const current = await readCurrent(base);
  const names = await readdir(join(base, 'releases'));
  const ids = names.filter((name) => !name.startsWith('.')).sort();
  const interrupted = names.filter((name) => name.startsWith('.'));
  const old = [...interrupted, ...ids.filter((id) => id !== current).slice(0, -Math.max(keep - 1, 1))];
  for (const id of old) await rm(join(base, 'releases', id), { recursive: true });
  const kept = ids.filter((id) => !old.includes(id));
  const referenced = new Set((await Promise.all(kept.map((id) => listAssets(base, id)))).flat());
  for (const file of await listFiles(join(base, 'assets'))) {
    if (!referenced.has(file)) await rm(join(base, 'assets', file));
  }
  return old.length;
}

const listAssets = (base, id) => listFiles(join(base, 'releases', id, STATIC));

async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
