import 'server-only';
import { readEnv, type DatabaseTarget } from '@/lib/config/env';
import type { PrismaClient } from './generated/sqlite/client';
import { measureAdapter } from './measured-adapter';

/** Both generated clients come from the same models, and the code here uses only what both can do. */
export type Database = PrismaClient;

// A call must answer within a second, so the database has a little less than that.
const ANSWER_TIMEOUT_MS = 900;
const TRANSACTION_TIMEOUT_MS = 2500;

const transactionOptions = { maxWait: ANSWER_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS };

// On globalThis, because development reloads this module and every copy would keep its connections.
const shared = globalThis as typeof globalThis & { adaptiveSiteDatabase?: Promise<Database> };

/** The process's one database client. Opening it connects to nothing yet. */
export function openDatabase(): Promise<Database> {
  // Where that fails, the next call tries again.
  shared.adaptiveSiteDatabase ??= createDatabase(readEnv().database).catch((error: unknown) => {
    shared.adaptiveSiteDatabase = undefined;
    throw error;
  });
  return shared.adaptiveSiteDatabase;
}

/** Ends every connection; a later call opens the database anew. */
export async function closeDatabase(): Promise<void> {
  const open = shared.adaptiveSiteDatabase;
  shared.adaptiveSiteDatabase = undefined;
  await (await open)?.$disconnect();
}

/** Loads the code of the one database that is used. */
async function createDatabase(target: DatabaseTarget): Promise<Database> {
  if (target.provider === 'sqlite') {
    const [{ PrismaClient: SqliteClient }, { createSqliteAdapter }] = await Promise.all([
      import('./generated/sqlite/client'),
      import('./sqlite-adapter'),
    ]);
    return new SqliteClient({
      adapter: measureAdapter(createSqliteAdapter(target.file)),
      errorFormat: 'minimal',
      transactionOptions,
    });
  }
  const [{ PrismaClient: PostgresClient }, { createPostgresAdapter }] = await Promise.all([
    import('./generated/postgres/client'),
    import('./postgres-adapter'),
  ]);
  const postgres = new PostgresClient({
    adapter: measureAdapter(createPostgresAdapter(target.connectionString, ANSWER_TIMEOUT_MS)),
    errorFormat: 'minimal',
    transactionOptions,
  });
  // A test proves that the two schemas hold the same models.
  return postgres as unknown as Database;
}
