import { closeSync, existsSync, openSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_STAMP, fingerprintBuild } from '../build/build-inputs.mjs';
import { step, StepError } from '../shared/console.mjs';
import { runNode, runNpm } from '../shared/run.mjs';
import { fingerprint, isStamped, root, writeStamp } from './fingerprint.mjs';
import { loadSettings } from './settings.mjs';

/** Prisma's supported Node releases: each major with its first minor; all majors above the last one, too. */
const NODE_LINES = [
  [20, 19],
  [22, 12],
  [24, 0],
];

/** The compiled better-sqlite3 aborts there (nodejs/node#65446). */
const isBroken = (major, minor) => major === 24 && minor >= 19 && minor <= 21;

/** @param {string} [version] such as 22.12.0 */
export async function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [newest] = NODE_LINES.at(-1);
  const isSupported = NODE_LINES.some(([line, from]) => major === line && minor >= from) || major > newest;
  if (!isSupported || isBroken(major, minor)) {
    throw new StepError(
      `This is Node ${version}; the site needs Node ${newest} or newer, or 22 from 22.12, or 20 from 20.19, but not 24.19 to 24.21.`,
      { todo: 'Install a current Node from https://nodejs.org and run the command again.' },
    );
  }
  return { note: version };
}

const WRITTEN = ['.', '.cache', '.next', 'node_modules', 'lib/db/generated'];

/** Tried before a step that writes, because its tools would fail with a trace. @param {string} [folder] */
export function requireWritable(folder = root) {
  for (const path of WRITTEN.map((name) => join(folder, name)).filter((path) => existsSync(path))) {
    const probe = join(path, `.writable-${process.pid}`);
    try {
      closeSync(openSync(probe, 'wx'));
      unlinkSync(probe);
    } catch (error) {
      throw new StepError(`This user cannot write to ${path} (${error.code}).`, {
        todo: 'Run the command as the owner of the folder. After npm run build, any user can start the site with node .next/main.mjs.',
      });
    }
  }
}

/**
 * Installs the packages in package-lock.json, unless they are up to date: those needed to build and run the site, and
 * the devDependencies with `withTools`.
 */
export async function install({ withTools = false } = {}) {
  const stamp = 'node_modules/.install-stamp';
  const runtime = [process.versions.modules, process.platform, process.arch];
  const [site, all] = await Promise.all(
    ['site', 'all'].map((scope) => fingerprint(['package-lock.json'], [...runtime, scope])),
  );
  if ((await isStamped(stamp, all)) || (!withTools && (await isStamped(stamp, site)))) {
    await checkSqlite();
    return { note: 'nothing changed' };
  }
  requireWritable();
  // npm's own record of an earlier install. `npm ci` would delete everything and compile better-sqlite3 again.
  const isInstalled = existsSync(join(root, 'node_modules/.package-lock.json'));
  const command = isInstalled ? ['install', '--no-save'] : ['ci'];
  const scope = withTools ? '--include=dev' : '--omit=dev';
  const { code, output } = await runNpm([...command, scope, '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw new StepError('npm could not install the packages.', {
      output: output.split('\n').slice(0, 30).join('\n'),
      todo: 'Check that this machine can reach the npm registry (`npm ping`) and has python3, make and a C++ compiler in case better-sqlite3 must be compiled. Then run the command again.',
    });
  }
  await checkSqlite();
  await writeStamp(stamp, withTools ? all : site);
  return { note: output.match(/^added \d+ packages/m)?.[0] ?? 'installed' };
}

const trySqlite = () => runNode(['-e', "new (require('better-sqlite3'))(':memory:').close()"]);

/** Packages can be installed without their compiled part: with `ignore-scripts`, or for another version of Node. */
async function checkSqlite() {
  if ((await trySqlite()).code === 0) return;
  await runNpm(['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--no-audit', '--no-fund']);
  const { code, output } = await trySqlite();
  if (code === 0) return;
  throw new StepError('better-sqlite3 is installed, but its compiled part does not load.', {
    output: output.match(/^.*Error: .*$/m)?.[0] ?? output,
    todo: 'Install python3, make and a C++ compiler, then run the command again.',
  });
}

export async function generate() {
  const stamp = 'lib/db/generated/.stamp';
  const value = await fingerprint(['prisma', 'scripts/generate.mjs', 'package-lock.json']);
  if (await isStamped(stamp, value)) return { note: 'nothing changed' };
  requireWritable();
  const { code, output } = await runNode(['scripts/generate.mjs']);
  if (code !== 0) {
    throw new StepError('Prisma could not generate the database client.', {
      output,
      todo: 'Fix the schema that the message names (prisma/sqlite/schema.prisma is the source).',
    });
  }
  await writeStamp(stamp, value);
  return { note: 'Prisma clients for SQLite and Postgres' };
}

export async function prepare({ withTools = true } = {}) {
  await step('Node', () => checkNode());
  await step('Packages', () => install({ withTools }));
  await step('Database client', generate);
}

export async function migrateDatabase() {
  const { migrate, readMigrationUrl } = await import('../database/migrate.mjs');
  const databaseUrl = readMigrationUrl();
  const kind = databaseUrl?.startsWith('postgres') ? 'Postgres' : 'embedded SQLite';
  try {
    const applied = await migrate({ databaseUrl });
    return { note: applied.length === 0 ? `${kind}, up to date` : `${kind}, ${applied.length} applied` };
  } catch (error) {
    throw new StepError('The database is not ready.', { todo: error.message });
  }
}

export async function build() {
  loadSettings();
  const isBuilt = existsSync(join(root, '.next/BUILD_ID'));
  if (isBuilt && (await isStamped(BUILD_STAMP, await fingerprintBuild()))) {
    return { note: 'nothing changed' };
  }
  requireWritable();
  const { code, output } = await runNode(['scripts/build.mjs'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) {
    throw new StepError('The site could not be built.', {
      output: output.split('\n').slice(-60).join('\n'),
      todo: 'The output above names the file and line. If you changed copy, lib/content/README.md explains the usual messages.',
    });
  }
  return { note: output.match(/^prerendered: .*$/m)?.[0] ?? 'built' };
}
