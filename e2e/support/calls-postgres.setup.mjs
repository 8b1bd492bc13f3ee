import { migrate } from '../../scripts/database/migrate.mjs';
import { POOLED_ROLE, startPgBouncer } from './pgbouncer.mjs';
import { startPostgres } from './postgres-server.mjs';

/** Starts a real Postgres and migrates an empty database, which every test file copies. TEST_POOLER=6438: through PgBouncer. */
export default async function setUp() {
  const server = await startPostgres();
  globalThis.testPostgres = server;
  process.env.TEST_POSTGRES_URL = server.url('');
  const { TEST_POOLER } = process.env;
  await server.query(POOLED_ROLE);
  if (TEST_POOLER) {
    globalThis.testPooler = await startPgBouncer(Number(TEST_POOLER), server.url(''));
    process.env.TEST_POOLER_URL = globalThis.testPooler.url;
  }
  await server.createDatabase('template_site');
  await migrate({ databaseUrl: server.url('template_site') });
}
