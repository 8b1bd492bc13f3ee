import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { readEnv, type DatabaseTarget } from '@/lib/config/env';
import type { PrismaClient } from './generated/sqlite/client';
import { measureAdapter } from './measured-adapter';
import { createSqliteAdapter } from './sqlite-adapter';

/** Both generated clients come from the same models, and the code here uses only what both can do. */
export type Database = PrismaClient;

// A call must answer within a second, so the database has a little less than that.
const CONNECT_TIMEOUT_MS = 650;
// Together with the wait for a connection, while others hold all of them in the same lock.
const LOCK_TIMEOUT_MS = 300;
const STATEMENT_TIMEOUT_MS = 800;
const ANSWER_TIMEOUT_MS = 900;
const TRANSACTION_TIMEOUT_MS = 2500;
const POOL_SIZE = 10;

const transactionOptions = { maxWait: ANSWER_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS };

// On globalThis, because development reloads this module and every copy would keep its connections.
const shared = globalThis as typeof globalThis & { adaptiveSiteDatabase?: Promise<Database> };

/** The process's one database client. Opening it connects to nothing yet. */
export function openDatabase(): Promise<Database> {
  shared.adaptiveSiteDatabase ??= createDatabase(readEnv().database);
  return shared.adaptiveSiteDatabase;
}

/** Ends every connection. For a shutdown, and for tests; a later call opens the database anew. */
export async function closeDatabase(): Promise<void> {
  const open = shared.adaptiveSiteDatabase;
  shared.adaptiveSiteDatabase = undefined;
  await (await open)?.$disconnect();
}

async function createDatabase(target: DatabaseTarget): Promise<Database> {
  if (target.provider === 'sqlite') {
    const { PrismaClient: SqliteClient } = await import('./generated/sqlite/client');
    return new SqliteClient({
      adapter: measureAdapter(createSqliteAdapter(target.file)),
      errorFormat: 'minimal',
      transactionOptions,
    });
  }
  const { PrismaClient: PostgresClient } = await import('./generated/postgres/client');
  const postgres = new PostgresClient({
    adapter: measureAdapter(createPostgresAdapter(target.connectionString)),
    errorFormat: 'minimal',
    transactionOptions,
  });
  // A test proves that the two schemas hold the same models.
  return postgres as unknown as Database;
}

function createPostgresAdapter(connectionString: string): PrismaPg {
  return new PrismaPg({
    connectionString,
    max: POOL_SIZE,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10 * ANSWER_TIMEOUT_MS,
  });
}
