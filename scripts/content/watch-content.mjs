import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/fingerprint.mjs';
import { loadTypeScript } from '../shared/load-typescript.mjs';

const FOLDER = join(root, 'lib/content');
/** Counted from the last of several files saved together. */
const PAUSE_MS = 300;
const TRIES = 5;
const REQUEST_MS = 60_000;

/** Null if the copy cannot be loaded. */
const readAddresses = () =>
  loadTypeScript('scripts/content/page-addresses.ts').then(
    ({ listPageAddresses }) => listPageAddresses(),
    () => null,
  );

/**
 * Requests the page of a new ad or experiment until it works. `next dev` responds from the list of pages that it had before the save
 * and reads the new list meanwhile, so the first visits would get the standard page or a 404.
 */
async function openNewAddress(base, address) {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const response = await fetch(base + address, { signal: AbortSignal.timeout(REQUEST_MS) }).catch(
      () => null,
    );
    await response?.arrayBuffer();
    // The second request is the first that can trigger reading the new list, the third the first that uses it.
    if (attempt > 2 && response?.ok) return `New page: ${base}${address}`;
  }
  return `${base}${address} is not there yet; see the messages above.`;
}

/**
 * Coalesces calls: runs `work` again if it is requested during a run, one run at a time.
 * @param {() => Promise<void>} work
 */
function createRunner(work) {
  let isAsked = false;
  let isRunning = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work();
    }
    isRunning = false;
  };
}

/**
 * Checks all copy whenever a file of lib/content is saved, and prints the findings.
 * @param {string} base origin of `next dev`: http://localhost:3000
 * @param {ReturnType<typeof import('./checker.mjs').createChecker>} checker
 */
export async function watchContent(base, checker) {
  let known = await readAddresses();
  async function openNewPages(addresses) {
    const added = known ? addresses.filter((address) => !known.includes(address)) : [];
    known = addresses;
    for (const address of added) console.log(await openNewAddress(base, address));
  }

  let last = '';
  let savedAt = 0;
  const checkContent = createRunner(async () => {
    const { report, addresses } = await checker.check(savedAt);
    if (report !== last || !report.startsWith('Content is fine')) console.log(`\n${report}\n`);
    last = report;
    if (addresses) await openNewPages(addresses);
  });

  let timer;
  const onSave = (name) => {
    if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return;
    savedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(checkContent, PAUSE_MS);
  };
  // One watcher per folder: Node's recursive watcher on Linux loses files that an editor replaces.
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(FOLDER, name));
  const watchers = [FOLDER, ...folders].map((folder) => watch(folder, (_, name) => onSave(name)));
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}
