import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { migrate } from '../../../scripts/database/migrate.mjs';
import { testFaults } from '../../support/faults/test-faults';
import { faultPort, isTimed, scale } from '../../support/faults/scale';
import { listPostgresFaults } from '../../support/faults/postgres-faults';
import { startSilentProxy } from '../../support/faults/silent-proxy';
import { mountSmallDisk } from '../../support/faults/small-disk';
import { canBeImmutable, fillDisk, listSqliteFaults } from '../../support/faults/sqlite-faults';
import { startPostgres } from '../../support/postgres-server.mjs';
import { startSite } from '../../support/start-site.mjs';

const ROUNDS = scale({ test: 1, long: 10 });
const TIMEOUT_MS = 60_000 + ROUNDS * 60_000;
const DISK_MB = 16;
const NO_DISK = 'this account cannot mount a disk small enough to fill';

test.describe.configure({ retries: 0 });

test('SQLite faults', async () => {
  test.setTimeout(TIMEOUT_MS);
  const folder = await mkdtemp(join(tmpdir(), 'trouble-'));
  const file = join(folder, 'site.db');
  await migrate({ databaseUrl: `file:${file}` });
  const isImmutable = canBeImmutable(file);
  if (!isImmutable) console.log('A read-only SQLite is skipped: files cannot be made immutable here.');
  const site = await startSite({ port: faultPort(3), database: `file:${file}` });
  try {
    const faults = listSqliteFaults(file).filter(({ name }) => isImmutable || name !== 'read-only');
    await testFaults(site, faults, ROUNDS);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('SQLite and its logs on a full disk', async () => {
  test.setTimeout(TIMEOUT_MS);
  const disk = mountSmallDisk(DISK_MB);
  test.skip(!disk, NO_DISK);
  if (!disk) return;
  try {
    const databaseUrl = `file:${join(disk.folder, 'site.db')}`;
    await migrate({ databaseUrl });
    const site = await startSite({
      port: faultPort(9),
      database: databaseUrl,
      env: { LOG_LEVEL: 'info' },
      outputFile: join(disk.folder, 'site.log'),
    });
    try {
      await testFaults(site, [fillDisk('and log, disk full', disk)], ROUNDS);
    } finally {
      await site.stop();
    }
  } finally {
    disk.remove();
  }
});

test('Postgres faults', async () => {
  test.setTimeout(TIMEOUT_MS);
  const server = await startPostgres({ fsync: isTimed });
  const disk = mountSmallDisk(DISK_MB);
  if (!disk) console.log(`A full disk under Postgres is skipped: ${NO_DISK}.`);
  const proxy = await startSilentProxy(Number(new URL(server.url('site')).port));
  try {
    if (disk) {
      const { uid, gid } = await stat(server.databaseDir);
      await chown(disk.folder, uid, gid);
      await server.query(`CREATE TABLESPACE small LOCATION '${disk.folder}'`);
    }
    await server.query(`CREATE DATABASE site ${disk ? 'TABLESPACE small' : ''}`);
    const databaseUrl = server.url('site');
    await migrate({ databaseUrl });
    const behindProxy = new URL(databaseUrl);
    behindProxy.port = String(proxy.port);
    const site = await startSite({ port: faultPort(4), database: behindProxy.href });
    try {
      await testFaults(site, listPostgresFaults(databaseUrl, server, proxy, disk), ROUNDS);
    } finally {
      await site.stop();
    }
  } finally {
    await proxy.close();
    await server.stop();
    disk?.remove();
  }
});
