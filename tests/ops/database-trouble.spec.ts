import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@/lib/config/routes';
import { migrate } from '../../scripts/database/migrate.mjs';
import { startPostgres } from '../support/database/postgres-server.mjs';
import { expect, test } from '../support/site/site';
import { startSite, type Site } from '../support/site/start-site.mjs';

const PORT = 3170;
/** The bars are 1 and 2 seconds; the machine of the tests is shared. */
const REFUSED_WITHIN_MS = 2000;
const RECOVERED_WITHIN_MS = 5000;
/** Pages of a full database that are half empty take some more. */
const MAX_WRITES = 600;
const TEXT = 'x'.repeat(2000);

// A locked and an unreachable database have their tests in tests/calls/database-trouble.test.ts.
type Trouble = { begin: () => void | Promise<void>; end: () => void | Promise<void> };

async function write(url: string) {
  const from = performance.now();
  const response = await fetch(`${url}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 1, rating: 5, feedback: TEXT }),
  });
  await response.arrayBuffer();
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - from };
}

async function expectRecovery({ url }: Site, { begin, end }: Trouble): Promise<void> {
  expect((await write(url)).status).toBe(201);
  await begin();
  try {
    let refused = await write(url);
    for (let writes = 1; refused.status === 201 && writes < MAX_WRITES; writes += 1)
      refused = await write(url);
    expect(refused).toMatchObject({ status: 503, retryAfter: '1' });
    expect(refused.ms).toBeLessThan(REFUSED_WITHIN_MS);
    for (const path of Object.values(ROUTES)) expect((await fetch(url + path)).status, path).toBe(200);
  } finally {
    await end();
  }
  await expect
    .poll(async () => (await write(url)).status, { timeout: RECOVERED_WITHIN_MS, intervals: [50] })
    .toBe(201);
}

/** Serves an own SQLite from a folder while the test works. */
async function withSqlite(folder: string, work: (site: Site, file: string) => Promise<void>): Promise<void> {
  const file = join(folder, 'site.db');
  await migrate({ databaseUrl: `file:${file}` });
  const site = await startSite({ port: PORT, database: `file:${file}` });
  try {
    await work(site, file);
  } finally {
    await site.stop();
  }
}

/** Whether this account can do it; needs root. */
function canRun(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trouble-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('SQLite, read-only: pages are served, writes are refused, and it recovers', async () => {
  const probe = join(folder, 'probe');
  await writeFile(probe, '');
  test.skip(!canRun('chattr', '+i', probe), 'no file can be made immutable here');
  execFileSync('chattr', ['-i', probe]);
  await withSqlite(folder, (site, file) => {
    const mark = (sign: '+i' | '-i') => {
      const files = [file, `${file}-wal`].filter((path) => existsSync(path));
      execFileSync('chattr', [sign, ...files]);
    };
    return expectRecovery(site, { begin: () => mark('+i'), end: () => mark('-i') });
  });
});

test('SQLite on a full disk: pages are served, writes are refused, and it recovers', async () => {
  const isMounted = canRun('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder);
  test.skip(!isMounted, 'no disk small enough to fill can be mounted here');
  const ballast = join(folder, 'ballast');
  try {
    await withSqlite(folder, (site) =>
      expectRecovery(site, {
        begin: () => void canRun('dd', 'if=/dev/zero', `of=${ballast}`, 'bs=4096'),
        end: () => rm(ballast),
      }),
    );
  } finally {
    execFileSync('umount', ['-l', folder]);
  }
});

test.describe('Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let site: Site;

  test.beforeAll(async () => {
    server = await startPostgres();
    await server.createDatabase('site');
    await migrate({ databaseUrl: server.url('site') });
    site = await startSite({ port: PORT + 1, database: server.url('site') });
  });
  test.afterAll(async () => {
    await site.stop();
    await server.stop();
  });

  const setReadOnly = async (value: 'on' | 'off') => {
    await server.query(`ALTER DATABASE site SET default_transaction_read_only = ${value}`);
    await server.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'site'");
  };
  const TROUBLES: Record<string, Trouble> = {
    gone: { begin: () => server.kill(), end: () => server.restart() },
    silent: { begin: () => server.pause(), end: () => server.resume() },
    'read-only': { begin: () => setReadOnly('on'), end: () => setReadOnly('off') },
  };
  for (const [name, trouble] of Object.entries(TROUBLES))
    test(`${name}: pages are served, writes are refused, and it recovers`, () =>
      expectRecovery(site, trouble));
});
