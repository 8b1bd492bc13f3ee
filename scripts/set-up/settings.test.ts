import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const COPIED = [
  'app',
  'deploy',
  'lib',
  'prisma',
  'public',
  'scripts',
  'server',
  'package.json',
  'tsconfig.json',
];

// Every command starts a process.
jest.setTimeout(60_000);

const project = mkdtempSync(join(tmpdir(), 'settings-'));
beforeAll(() => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(project, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, '.env'), 'DATABASE_URL=file:./kept/named.db\nRETENTION_DAYS=40\n');
  run('scripts/migrate.mjs');
  const code = `await (await import('./scripts/build/bundles.mjs')).writePrograms('.next/a')`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: project });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Starts a command from another folder, as process managers do. */
function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, script), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
  });
  return { status, output: stdout + stderr };
}

test('a path in a .env file is relative to the project, wherever the command is started', () => {
  expect(existsSync(join(project, 'kept/named.db'))).toBe(true);
  expect(existsSync(join(project, 'data'))).toBe(false);
});

test.each([
  ['scripts/migrate.mjs', [], 'The database is up to date.'],
  ['.next/bin/data.mjs', ['leads'], '0 demo requests'],
  ['.next/bin/data.mjs', ['assistant'], 'Questions of the last 40 days'],
  ['.next/bin/data.mjs', ['campaigns'], 'Known campaigns: 0 visits'],
  ['.next/bin/data.mjs', ['purge'], 'Deleted what is older than 40 days: 0 behavior events'],
  ['deploy/backup.mjs', ['--to', join(project, 'backups')], 'and checked'],
])('%s reads the database that a .env file names', (script, args, text) => {
  expect(run(script, args).output).toContain(text);
  expect(existsSync(join(project, 'data'))).toBe(false);
});

test('a wrong setting is named before the build', () => {
  const { status, output } = run('scripts/build.mjs', [], { CONSENT_MODE: 'optin' });
  expect(output).toBe('The configuration has a mistake:\n  CONSENT_MODE must be one of notice, opt-in.\n');
  expect(status).toBe(1);
});

test('npm run dev says that its port is in use, and names another', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { status, output } = run('scripts/dev.mjs', [], { PORT: String(port) });
  taken.close();
  expect(output).toContain(
    `Something else is listening on port ${port}.\n\nStop it, or choose another port: PORT=`,
  );
  expect(status).toBe(1);
});

test('the environment overrides .env files', () => {
  const DATABASE_URL = `file:${project}/other.db`;
  expect(run('scripts/migrate.mjs', [], { DATABASE_URL }).output).toMatch(/^Applied /);
  expect(existsSync(join(project, 'other.db'))).toBe(true);
});
