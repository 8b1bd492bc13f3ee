import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { decompress, readResponses } from '../../server/responses.mjs';
import { readDeferredScripts } from '../build/finish-page.mjs';
import { fingerprint, isStamped, root, writeStamp } from '../set-up/fingerprint.mjs';
import { StepError } from '../shared/console.mjs';
import { runBin } from '../shared/run.mjs';
import { extractText } from './extract-text.mjs';

const VARIANT = 'innovation-leader.explorer.new';
const MAX_GZIP_KB = 200;
export const BARE = join(root, '.cache/bare-next');

/** The HTML of the variant's pages, by their route. */
function readPages() {
  const own = [...readResponses(root).pages].filter(
    ([path, { headers }]) =>
      path.startsWith(`/${VARIANT}`) && headers['content-type'].startsWith('text/html'),
  );
  return new Map(
    own.map(([path, page]) => [path.slice(VARIANT.length + 1) || '/', decompress(page).toString()]),
  );
}

/**
 * Builds the baselines with this site's own Next: an empty page, and `/landing` with the home page's text behind a
 * middleware.
 */
export async function buildBarePage() {
  const words = extractText(readPages().get('/'));
  const value = await fingerprint(
    ['e2e/support/bare-next'],
    [await readFile(join(root, 'package-lock.json'), 'utf8'), words],
  );
  const stamp = '.cache/bare-next.stamp';
  if (existsSync(join(BARE, '.next/BUILD_ID')) && (await isStamped(stamp, value)))
    return { note: 'nothing changed' };
  await rm(BARE, { recursive: true, force: true });
  await mkdir(BARE, { recursive: true });
  await cp(join(root, 'e2e/support/bare-next'), BARE, { recursive: true });
  await writeFile(join(BARE, 'words.html'), words);
  // The app is inside the project, so that Next resolves node_modules from a parent folder.
  const { code, output } = await runBin('next', ['build'], {
    cwd: BARE,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new StepError('The empty page to compare with could not be built.', { output });
  await writeStamp(stamp, value);
  return { note: 'built' };
}

const compressions = {
  gzip: gzipSync,
  brotli: brotliCompressSync,
};
const sizes = new Map();

async function measure(file, compression) {
  const key = `${compression} ${file}`;
  if (!sizes.has(key)) sizes.set(key, compressions[compression](await readFile(file)).length);
  return sizes.get(key);
}

/**
 * Measures the scripts that a page's HTML requests, without those for browsers without modules.
 * @param {string} folder of a built site
 * @param {string} html
 * @returns {Promise<{ files: number, gzip: number, brotli: number }>} number of scripts, and their bytes
 */
async function measureFirstLoad(folder, html) {
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sources = [...tags.map(([, source]) => source), ...readDeferredScripts(html)];
  const files = [...new Set(sources.map((source) => source.replace(/\?.*$/, '').replace(/^\/_next\//, '')))];
  const total = { files: files.length, gzip: 0, brotli: 0 };
  for (const file of files) {
    for (const compression of Object.keys(compressions))
      total[compression] += await measure(join(folder, '.next', file), compression);
  }
  return total;
}

const round = (number, decimals) => Number(number.toFixed(decimals));

/**
 * Compares each page's initial scripts with the empty page. This site sends brotli and Next alone sends gzip, so "as
 * sent" mixes the two; the last column compares the same encoding. Returns whether every page met the threshold.
 */
export async function compareRoutes() {
  const bare = await measureFirstLoad(
    BARE,
    await readFile(join(BARE, '.next/server/app/index.html'), 'utf8'),
  );
  const describe = (page, { files, gzip, brotli }, sent) => ({
    page,
    files,
    'brotli KB': round(brotli / 1024, 1),
    'gzip KB': round(gzip / 1024, 1),
    'as sent ×': round(sent / bare.gzip, 3),
    'gzip ×': round(gzip / bare.gzip, 3),
    verdict: gzip / 1024 <= MAX_GZIP_KB ? 'ok' : `over ${MAX_GZIP_KB} KB`,
  });
  const rows = [describe('empty Next page', bare, bare.gzip)];
  for (const [path, html] of [...readPages()].sort()) {
    if (path === '/not-found' || path.startsWith('/landing/')) continue;
    const load = await measureFirstLoad(root, html);
    rows.push(describe(path, load, load.brotli));
  }
  console.log('\nJavaScript requested by the HTML of each page');
  console.table(rows);
  return rows.every(({ verdict }) => verdict === 'ok');
}
