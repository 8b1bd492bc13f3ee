import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { Client } from 'pg';
import { runPostgres } from './run-postgres';

/** Blocks all writes (on Postgres, to one table) until the returned function is called. */
export async function lockDatabase(table = 'Visitor'): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL ?? '';
  if (TEST_DATABASE === 'sqlite') {
    const other = await new PrismaBetterSqlite3({ url, timeout: 500 }).connect();
    await other.executeScript('BEGIN IMMEDIATE');
    return () => other.dispose();
  }
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

/** Ends every connection to the test's Postgres database and refuses new ones until the returned function is called. */
export async function refuseConnections(): Promise<() => Promise<void>> {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  await runPostgres('postgres', `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await runPostgres(
    'postgres',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  return async () => {
    await runPostgres('postgres', `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  };
}
