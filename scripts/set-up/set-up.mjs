import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../build/build-inputs.mjs';
import { readBuild } from '../build/current-build.mjs';
import { StepError } from '../shared/console.mjs';
import { runNode, runNpm } from '../shared/run.mjs';
import { checkNode } from './check-node.mjs';
import { fingerprint, isStamped, root, writeStamp } from '../shared/fingerprint.mjs';
import { loadSettings } from './settings.mjs';

/** @returns {Promise<Record<string, { version: string, dev?: true, optional?: true, devOptional?: true }>>} by path */
const readLock = async (file) => JSON.parse(await readFile(join(root, file), 'utf8')).packages;

/**
 * Whether everything in package-lock.json is there, by npm's own record: what was installed by other means is used.
 * @param {Awaited<ReturnType<typeof readLock>>} installed
 */
async function isInstalled(installed, withTools) {
  const wanted = Object.entries(await readLock('package-lock.json'));
  return wanted.every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !withTools) || installed[path]?.version === version,
  );
}

/** Installs the packages that the site needs, and with `withTools` those that only its development needs. */
export async function install({ withTools = false } = {}) {
  const installed = await readLock('node_modules/.package-lock.json').catch(() => null);
  if (!installed || !(await isInstalled(installed, withTools))) {
    console.log('Installing packages …');
    const hasTools = withTools || Object.values(installed ?? {}).some(({ dev }) => dev);
    // `npm ci` would delete everything and compile better-sqlite3 again.
    const command = installed ? ['install', '--no-save'] : ['ci'];
    const scope = hasTools ? '--include=dev' : '--omit=dev';
    const { code } = await runNpm([...command, scope, '--no-audit', '--no-fund'], { show: true });
    if (code !== 0)
      throw new StepError('npm could not install the packages.', {
        todo: 'Check that this machine can reach the npm registry (`npm ping`) and has python3, make and a C++ compiler in case better-sqlite3 must be compiled.',
      });
  }
  await checkSqlite();
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
  if (await isStamped(stamp, value)) return;
  const { code, output } = await runNode(['scripts/generate.mjs']);
  if (code !== 0) throw new StepError('Prisma could not generate the database client.', { output });
  await writeStamp(stamp, value);
}

export async function prepare({ withTools = true } = {}) {
  checkNode();
  await install({ withTools });
  await generate();
}

/** Before the database and the build, because the server would refuse a wrong setting only after both. */
export async function checkSettings() {
  const { code, output } = await runNode([
    '--import=tsx',
    '--conditions=react-server',
    'scripts/check-settings.mjs',
  ]);
  if (code !== 0) throw new StepError(output.trim());
}

export async function migrateDatabase() {
  const { migrate, readMigrationUrl } = await import('../database/migrate.mjs');
  await migrate({ databaseUrl: readMigrationUrl() }).catch((error) => {
    throw new StepError('The database is not ready.', { todo: error.message });
  });
}

/** Killed by the kernel, or ended by V8 or by Next's compiler, itself or in a process of its own. */
export const isOutOfMemory = (code, output) =>
  [128 + constants.signals.SIGKILL, 128 + constants.signals.SIGABRT].includes(code) ||
  /out of memory|SIGKILL|SIGABRT|memory allocation of \d+ bytes failed|Cannot allocate memory|ENOMEM/.test(
    output,
  );

export async function build() {
  loadSettings();
  if (await isBuilt(readBuild()?.inputs)) return;
  console.log('Building the site …');
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runNode(['scripts/build.mjs'], { env });
  if (code === 0) return;
  const lastLines = output.split('\n').slice(-60).join('\n');
  if (isOutOfMemory(code, output))
    throw new StepError('The memory of this machine ran out during the build.', {
      output: lastLines,
      todo: 'The build needs 2 GB of free memory. Stop other programs, add memory or swap, or build on another machine: the image runs with a quarter of that.',
    });
  throw new StepError('The site could not be built.', {
    output: lastLines,
    todo: 'The output above names the file and line. If you changed copy, lib/content/README.md explains the usual messages.',
  });
}
