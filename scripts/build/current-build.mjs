import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../shared/fingerprint.mjs';

const STAMP = '.next/.build-stamp';

/** server/main.ts of the build in use. */
const LAUNCHER = `import { readFileSync } from 'node:fs';
const [, folder] = readFileSync(new URL('.build-stamp', import.meta.url), 'utf8').split(' ');
await import('./' + folder + '/main.mjs');
`;

/**
 * The complete build that `.next/main.mjs` serves.
 * @param {string} [site] another site's folder
 * @returns {{ inputs: string, folder: string } | null} the folder is relative to the site's
 */
export function readBuild(site = root) {
  try {
    const [inputs = '', name] = readFileSync(join(site, STAMP), 'utf8').split(' ');
    return name ? { inputs, folder: `.next/${name}` } : null;
  } catch {
    return null;
  }
}

/** Builds alternate between two folders, so that the one in use stays whole until the next is complete. */
export const chooseFolder = (site = root) => (readBuild(site)?.folder === '.next/a' ? '.next/b' : '.next/a');

async function replaceFile(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * Serves this build from the next start on.
 * @param {{ inputs: string, folder: string }} build
 * @param {string} [site]
 */
export async function replaceBuild({ inputs, folder }, site = root) {
  await replaceFile(join(site, '.next/main.mjs'), LAUNCHER);
  await replaceFile(join(site, STAMP), `${inputs} ${folder.slice('.next/'.length)}`);
}
