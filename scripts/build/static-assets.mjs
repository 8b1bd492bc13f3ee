import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { foundNothing } from '../shared/console.mjs';

const COMPRESSIBLE = /\.(?:js|css)$/;

/**
 * V8's explicit compile hint (v8.dev/blog/explicit-compile-hints): functions are compiled off the main thread while the
 * script loads, instead of at their first call. Total blocking time of `/`: 83 → 4 ms. Other engines ignore it.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Adds the compile hint to every script, and writes `.br` and `.gz` at the highest level next to every script and style
 * sheet. `sirv` serves them.
 * @param {string} staticFolder `.next/static`
 * @returns {Promise<number>} number of files written
 * @throws if there are none
 */
export async function prepareAssets(staticFolder) {
  const files = (await readdir(staticFolder, { recursive: true })).filter((file) => COMPRESSIBLE.test(file));
  if (files.length === 0) throw foundNothing('The build has no script and no style sheet to compress.');
  for (const file of files) {
    const path = join(staticFolder, file);
    const code = await readFile(path, 'utf8');
    const isScript = file.endsWith('.js') && !code.startsWith(COMPILE_HINT);
    const text = isScript ? COMPILE_HINT + code : code;
    if (isScript) await writeFile(path, text);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    const [br, gz] = await Promise.all([compressBrotli(text, { params }), compressGzip(text, { level: 9 })]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }
  return files.length;
}
