import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files below `folder` whose name matches, sorted by path, each with its text.
 * @param {string} folder
 * @param {RegExp} pattern
 * @returns {Promise<{ file: string, text: string }[]>} `file` is the folder and the path in it, with slashes on Windows too
 */
export async function readTexts(folder, pattern) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
