import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { readResponses } from '../server/responses.mjs';
import { root } from '../scripts/set-up/fingerprint.mjs';

// Copies what the built site needs at run time into a folder, for the image. Usage: node deploy/collect.mjs <folder>

const [, , target = ''] = process.argv;

const PATHS = [
  'package.json',
  '.next/main.mjs',
  '.next/bin',
  '.next/site',
  // For the next release (keep-scripts.mjs).
  '.next/static',
  'prisma/sqlite/migrations',
  'prisma/postgres/migrations',
];

/** What Next has traced for a route handler, and the handler. @param {string} file */
async function readTrace(file) {
  const { files } = JSON.parse(await readFile(join(root, `${file}.nft.json`), 'utf8'));
  return [file, ...files.map((path) => relative(root, resolve(root, dirname(file), path)))];
}

const handlers = ['.next/server/instrumentation.js', ...readResponses(root).calls.map(({ file }) => file)];
const traced = (await Promise.all(handlers.map(readTrace))).flat();
const manifests = (await readdir(join(root, '.next'))).filter((name) => name.endsWith('.json'));
const all = new Set([...PATHS, ...traced, ...manifests.map((name) => join('.next', name))]);
for (const path of all)
  await cp(join(root, path), join(target, path), { recursive: true, verbatimSymlinks: true });
console.log(`${all.size} files and folders`);
