import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: Node before 20.11 lacks it, and must get as far as the version check.
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const SKIPPED = /\.test\.|[\\/]db[\\/]generated[\\/]/;

async function listFiles(path) {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Hashes the names and contents of files and folders; skips tests and generated code.
 * @param {string[]} paths relative to the project
 */
export async function fingerprint(paths) {
  const files = (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !SKIPPED.test(name)).sort()) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Whether an earlier run with these inputs completed. */
export async function isStamped(stamp, value) {
  return (await readFile(join(root, stamp), 'utf8').catch(() => '')) === value;
}

export async function writeStamp(stamp, value) {
  await mkdir(dirname(join(root, stamp)), { recursive: true });
  await writeFile(join(root, stamp), value);
}
