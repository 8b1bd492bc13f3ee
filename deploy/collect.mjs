import { cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild-wasm';
import { root } from '../scripts/set-up/fingerprint.mjs';

// Copies what the built site needs at run time into a folder, for the image: the build, the packages that it and the
// operator's commands use, and the migrations. Usage: node deploy/collect.mjs <folder>

const require = createRequire(import.meta.url);
const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft');
const [, , target = ''] = process.argv;

const COMMANDS = ['scripts/migrate.mjs', 'scripts/data.mjs', 'scripts/experiments.mjs', 'deploy/backup.mjs'];
const PROGRAMS = ['.next/main.mjs', ...COMMANDS];
/** Read by name at run time. */
const FOLDERS = [
  '.next/server',
  '.next/site',
  // For the next release (keep-scripts.mjs).
  '.next/static',
  'prisma/sqlite/migrations',
  'prisma/postgres/migrations',
];
/** Pages are in .next/site; the rest is for debuggers and builds. */
const UNUSED_FILE = /^\.next\/server\/route-cache\/|\.(?:nft\.json|map)$/;
const UNUSED_PACKAGES = /^node_modules\/(?:sharp|@img|typescript|prisma|caniuse-lite|esbuild-wasm)\//;
/** Of other projects' files outside this folder, and settings that are for the build's machine only. */
const NOT_OURS = /^(?:\.\.|\.env)/;

const trace = async (files) => [...(await nodeFileTrace(files, { base: root })).fileList];

/** Scripts load TypeScript by name, which tracing does not see. @returns its files and the packages they import */
async function listTypeScript(scripts) {
  const codes = await Promise.all(scripts.map((name) => readFile(join(root, name), 'utf8')));
  const entryPoints = codes.flatMap((code) =>
    [...code.matchAll(/loadTypeScript\('([^']+)'\)/g)].map(([, file]) => file),
  );
  const { metafile } = await build({
    entryPoints: [...new Set(entryPoints)],
    absWorkingDir: root,
    outdir: 'unused',
    write: false,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@': root, 'server-only': join(root, 'node_modules/server-only/empty.js') },
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const packages = imports.filter(
    ({ external, path }) => external && !path.startsWith('.') && !isBuiltin(path),
  );
  return [...Object.keys(metafile.inputs), ...new Set(packages.map(({ path }) => require.resolve(path)))];
}

/** What Next has traced for its server and each of its routes. */
async function readTraces() {
  const names = (await readdir(join(root, '.next'), { recursive: true })).filter((name) =>
    name.endsWith('.nft.json'),
  );
  const lists = names.map(async (name) => {
    const file = join(root, '.next', name);
    return JSON.parse(await readFile(file, 'utf8')).files.map((path) =>
      relative(root, resolve(dirname(file), path)),
    );
  });
  return (await Promise.all(lists)).flat();
}

async function listFolder(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const traced = await trace(PROGRAMS);
const typescript = await listTypeScript(traced.filter((file) => /^scripts\/.*\.mjs$/.test(file)));
const manifests = (await readdir(join(root, '.next'))).map((name) => join('.next', name));
const files = new Set([
  ...[...traced, ...(await trace(typescript)), ...(await readTraces())].filter(
    (file) => !UNUSED_PACKAGES.test(file),
  ),
  ...(await Promise.all(FOLDERS.map(listFolder))).flat().filter((file) => !UNUSED_FILE.test(file)),
  ...(await Promise.all(manifests.map(async (file) => ((await stat(file)).isFile() ? [file] : [])))).flat(),
  'package.json',
]);
for (const file of [...files].filter((name) => !NOT_OURS.test(name))) {
  await mkdir(dirname(join(target, file)), { recursive: true });
  await cp(join(root, file), join(target, file), { verbatimSymlinks: true, recursive: true });
}
console.log(`${files.size} files`);
