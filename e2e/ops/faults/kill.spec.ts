import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { migrate } from '../../../scripts/database/migrate.mjs';
import { crashRepeatedly } from '../../support/faults/crash-rounds';
import { faultPort, scale } from '../../support/faults/scale';
import { waitUntilServing } from '../../support/faults/serving';
import { startPostgres } from '../../support/postgres-server.mjs';
import { startSite } from '../../support/start-site.mjs';

const SQLITE = { port: faultPort(0), rounds: scale({ test: 50, long: 500 }) };
const POSTGRES = { port: faultPort(1), rounds: scale({ test: 20, long: 100 }) };
const SERVER = { port: faultPort(2), rounds: scale({ test: 1, long: 25 }) };
const TIMEOUT_MS = scale({ test: 1_200_000, long: 3_600_000 });

test.describe.configure({ retries: 0 });

const kill = ({ kill: end }: { kill: () => Promise<void> }) => end();

async function restart(port: number, databaseUrl: string) {
  const from = performance.now();
  const site = await startSite({ port: port, database: databaseUrl });
  return { site, servingAfterMs: performance.now() - from };
}

test('kill -9 of the site on SQLite loses, duplicates and truncates nothing', async () => {
  test.setTimeout(TIMEOUT_MS);
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  try {
    await migrate({ databaseUrl });
    await crashRepeatedly({
      rounds: SQLITE.rounds,
      site: (await restart(SQLITE.port, databaseUrl)).site,
      crash: kill,
      recover: () => restart(SQLITE.port, databaseUrl),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.describe('Postgres', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let databaseUrl = '';

  test.beforeAll(async () => {
    server = await startPostgres({ fsync: true });
    await server.createDatabase('site');
    databaseUrl = server.url('site');
    await migrate({ databaseUrl });
  });
  test.afterAll(() => server?.stop());

  test('kill -9 of the site loses, duplicates and truncates nothing', async () => {
    test.setTimeout(TIMEOUT_MS);
    await crashRepeatedly({
      rounds: POSTGRES.rounds,
      site: (await restart(POSTGRES.port, databaseUrl)).site,
      crash: kill,
      recover: () => restart(POSTGRES.port, databaseUrl),
    });
  });

  test('kill -9 of the database server leads to 503 responses, and the site recovers', async () => {
    test.setTimeout(TIMEOUT_MS);
    const rounds = await crashRepeatedly({
      rounds: SERVER.rounds,
      site: (await restart(SERVER.port, databaseUrl)).site,
      crash: () => server.kill(),
      async recover(site) {
        await server.restart();
        return { site, servingAfterMs: await waitUntilServing(site.url) };
      },
    });
    for (const { refused } of rounds) {
      expect(refused.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
        refused.map(() => [503, '1']),
      );
    }
  });
});
