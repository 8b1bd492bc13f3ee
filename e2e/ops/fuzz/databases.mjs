import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../support/postgres-server.mjs';
import { migrate } from '../../../scripts/database/migrate.mjs';

// The data need not survive a crash, so nothing waits for the disk.
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const FAST = [
  'ALTER SYSTEM SET fsync = off',
  'ALTER SYSTEM SET synchronous_commit = off',
  'SELECT pg_reload_conf()',
];

/**
 * Creates a migrated, empty database of each kind.
 * @returns {Promise<{ targets: { name: string, url: string }[], remove: () => Promise<void> }>}
 */
export async function createDatabases() {
  const folder = await mkdtemp(join(FOLDER, 'adaptive-site-fuzz-'));
  const server = await startPostgres();
  await server.createDatabase('fuzz');
  const targets = [
    { name: 'SQLite', url: `file:${join(folder, 'fuzz.db')}` },
    { name: 'Postgres', url: server.url('fuzz') },
  ];
  const client = new pg.Client({ connectionString: server.url('fuzz') });
  await client.connect();
  for (const statement of FAST) await client.query(statement);
  await client.end();
  for (const { url } of targets) await migrate({ databaseUrl: url });
  return {
    targets,
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
