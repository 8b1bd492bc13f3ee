import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: Node before 20.11 lacks it, and must get as far as the version check.
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Generated files among the inputs. */
const GENERATED = ['lib/db/generated'].map(normalize);

async function filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries === null) return [path];
  const nested = await Promise.all(
    entries
      .filter((entry) => !GENERATED.includes(relative(root, join(path, entry.name))))
      .filter((entry) => !entry.name.includes('.test.'))
      .map((entry) => filesBelow(join(path, entry.name))),
  );
  return nested.flat();
}

/**
 * Hashes the names and contents of files and folders, and extra values; skips tests and generated code.
 * @param {string[]} paths relative to the project
 * @param {string[]} [words] other inputs, such as environment values
 */
export async function fingerprint(paths, words = []) {
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat().sort();
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const file of files) {
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
