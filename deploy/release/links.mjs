import { link, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const STATIC = '.next/static';

/** Which release the instances start from; null where there is none yet. */
export async function readCurrent(base) {
  const target = await readlink(join(base, 'current')).catch(() => null);
  return target && basename(target);
}

export const turnCurrent = (base, id) => turn(base, 'current', join('releases', id));

/**
 * From now on nginx keeps pages under another name, and what it kept before is forgotten. A name of its own for every
 * time, because while instances change over, both releases answer.
 */
export async function forgetPages(base) {
  const name = join('served', new Date().toISOString());
  await mkdir(join(base, name), { recursive: true });
  await turn(base, 'serving', name);
  for (const old of await readdir(join(base, 'served'))) {
    if (old !== basename(name)) await rm(join(base, 'served', old), { recursive: true });
  }
}

/** In one step: whoever looks finds the old target or the new one. */
async function turn(base, name, target) {
  const part = join(base, `.${name}-${process.pid}`);
  await rm(part, { force: true });
  await symlink(target, part);
  await rename(part, join(base, name));
}

/** Puts the scripts and styles of a release beside those of the others, whose names they never share with other contents. */
export async function addAssets(base, id) {
  await linkFiles(join(base, 'releases', id, STATIC), join(base, 'assets'));
}

/**
 * A second name for every file below a folder, where there is none yet; it takes no room.
 * @param {string} from
 * @param {string} to
 * @param {(file: string) => boolean} [isWanted]
 */
export async function linkFiles(from, to, isWanted = Boolean) {
  const folders = new Set();
  for (const file of (await listFiles(from)).filter(isWanted)) {
    const folder = dirname(join(to, file));
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await link(join(from, file), join(to, file)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Deletes all but the newest releases and the one in use, and the assets that belong to none. Only for who holds the
 * lock: a name with a dot in front is then a build that was cut off.
 */
export async function prune(base, keep) {
  const current = await readCurrent(base);
  const names = await readdir(join(base, 'releases'));
  const ids = names.filter((name) => !name.startsWith('.')).sort();
  const cutOff = names.filter((name) => name.startsWith('.'));
  const old = [...cutOff, ...ids.filter((id) => id !== current).slice(0, -Math.max(keep - 1, 1))];
  for (const id of old) await rm(join(base, 'releases', id), { recursive: true });
  const kept = ids.filter((id) => !old.includes(id));
  const wanted = new Set((await Promise.all(kept.map((id) => listAssets(base, id)))).flat());
  for (const file of await listFiles(join(base, 'assets'))) {
    if (!wanted.has(file)) await rm(join(base, 'assets', file));
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
