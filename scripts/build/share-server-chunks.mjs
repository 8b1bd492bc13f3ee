import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { foundNothing } from '../shared/console.mjs';
import { readTexts } from './read-texts.mjs';

const CHUNK = /chunks\/(?:ssr\/)?[^"/]+?\.js/g;
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/;

/**
 * Says which chunk may stand for which: the first by name for every other of the same folder and the same code.
 * @param {ReadonlyMap<string, string>} codeOf the code of each chunk by its path
 * @returns {Map<string, string>} from a chunk that is not needed to the one that is kept
 */
export function findTwins(codeOf) {
  const kept = new Map();
  const twins = new Map();
  for (const [path, code] of [...codeOf].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const key = `${dirname(path)}\n${code.replace(SOURCE_MAP, '')}`;
    const first = kept.get(key);
    if (first === undefined) kept.set(key, path);
    else twins.set(path, first);
  }
  return twins;
}

/**
 * Keeps one of the server's chunks that hold the same: Turbopack writes what entries have in common once for each of
 * them, and a process that starts would read, compile and keep it as often. Modules have one id in all chunks.
 * @param {string} serverFolder `.next/server`
 * @returns {Promise<string>} what was done, for the terminal; nothing to share is an error
 */
export async function shareServerChunks(serverFolder) {
  let count = 0;
  // What mentions different twins becomes a twin itself.
  for (let found = -1; found !== 0; count += found) found = await shareOnce(serverFolder);
  if (count === 0) throw foundNothing('No chunk of the server stands there twice.');
  return `${count} server chunks that stood there twice`;
}

async function shareOnce(serverFolder) {
  const texts = await readTexts(serverFolder, /\.(?:js|json)$/);
  const codeOf = new Map(
    texts.map(({ file, text }) => [relative(serverFolder, file).replaceAll('\\', '/'), text]),
  );
  const twins = findTwins(new Map([...codeOf].filter(([file]) => /^chunks\/.*\.js$/.test(file))));
  for (const [file, text] of codeOf) {
    const shared = text.replaceAll(CHUNK, (place) => twins.get(place) ?? place);
    if (!twins.has(file) && shared !== text) await writeFile(join(serverFolder, file), shared);
  }
  for (const file of twins.keys()) {
    await rm(join(serverFolder, file));
    await rm(join(serverFolder, `${file}.map`), { force: true });
  }
  return twins.size;
}
