import { migrate } from '../../../scripts/database/migrate.mjs';
import { startPostgres } from '../database/postgres-server.mjs';

const TEMPLATE = 'template_site';

async function startMigrated() {
  const server = await startPostgres();
  await server.createDatabase(TEMPLATE);
  await migrate({ databaseUrl: server.url(TEMPLATE) });
  return server;
}

/**
 * Starts a real Postgres and migrates an empty database, which every test file copies; and a second one, which takes over
 * in a failover.
 */
export default async function setUp() {
  const servers = await Promise.all([startMigrated(), startMigrated()]);
  (globalThis.endings ??= []).push(() => Promise.all(servers.map((server) => server.stop())));
  const [server, next] = servers;
  process.env.TEST_POSTGRES_URL = server.url('');
  process.env.TEST_POSTGRES_NEXT_URL = next.url('');
}
