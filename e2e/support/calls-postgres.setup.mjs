import { migrate } from '../../scripts/database/migrate.mjs';
import { startPostgres } from './postgres-server.mjs';

/** Starts a real Postgres and migrates an empty database, which every test file copies. */
export default async function setUp() {
  const server = await startPostgres();
  globalThis.testPostgres = server;
  process.env.TEST_POSTGRES_URL = server.url('');
  await server.createDatabase('template_site');
  await migrate({ databaseUrl: server.url('template_site') });
}
