import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { readResponses } from '../server/responses.mjs';
import { readBuild } from '../scripts/build/current-build.mjs';
import { root } from '../scripts/shared/fingerprint.mjs';

// Copies what the built site needs at run time into a folder, for the image. Usage: node deploy/collect.mjs <folder>

const [, , target = ''] = process.argv;
const { folder } = readBuild();

const PATHS = [
  'package.json',
  // Loaded by name (lib/config/env-files.mjs).
  'node_modules/@next/env',
  '.next/bin',
  join(folder, 'server'),
  join(folder, 'site'),
  // For the next release (keep-scripts.mjs).
  join(folder, 'static'),
  'prisma/sqlite/migrations',
  'prisma/postgres/migrations',
];
/** Pages are in site/; the rest is for debuggers and builds. */
const UNUSED = /[\\/]route-cache$|\.(?:map|nft\.json)$/;

/** What Next has traced for a module of the server. @param {string} file */
async function readTrace(file) {
  const { files } = JSON.parse(await readFile(join(root, `${file}.nft.json`), 'utf8'));
  return files.map((path) => relative(root, resolve(root, dirname(file), path)));
}

const { calls } = readResponses(join(root, folder));
const modules = [join(folder, 'server/instrumentation.js'), ...calls.map(({ file }) => file)];
const traced = (await Promise.all(modules.map(readTrace))).flat();
const listFiles = async (path) =>
  (await readdir(join(root, path), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(path, name));
const all = new Set([...PATHS, ...traced, ...(await listFiles('.next')), ...(await listFiles(folder))]);
const options = { recursive: true, verbatimSymlinks: true, filter: (path) => !UNUSED.test(path) };
for (const path of all) await cp(join(root, path), join(target, path), options);
console.log(`${all.size} files and folders`);
