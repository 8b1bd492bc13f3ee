import 'server-only';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv, type DatabaseTarget } from '@/lib/config/env';
import { isReadOnlyConnection } from '@/lib/log/database-errors';
import type { PrismaClient } from './generated/sqlite/client';

/** Both generated clients come from the same models. Use only what both support. */
export type Database = PrismaClient;

// Calls must respond within a second, so the database gets slightly less.
const QUERY_TIMEOUT_MS = 900;

const TRANSACTION_TIMEOUT_MS = 2500;
const transactionOptions = { maxWait: QUERY_TIMEOUT_MS, timeout: TRANSACTION_TIMEOUT_MS };

// On globalThis because hot reloading would otherwise leak a connection pool per reload.
const shared = globalThis as typeof globalThis & { adaptiveSiteDatabase?: Promise<Database> };

export function openDatabase(): Promise<Database> {
  shared.adaptiveSiteDatabase ??= createDatabase(readEnv().database).catch((error: unknown) => {
    shared.adaptiveSiteDatabase = undefined;
    throw error;
  });
  return shared.adaptiveSiteDatabase;
}

/**
 * Runs `work`, which opens the database itself, a second time if a kept connection has become read-only: after a failover,
 * new connections reach the new primary.
 */
export async function retryOnNewConnections<T>(work: () => Promise<T>): Promise<T> {
  const used = shared.adaptiveSiteDatabase;
  try {
    return await work();
  } catch (error) {
    if (!isReadOnlyConnection(error)) throw error;
    if (shared.adaptiveSiteDatabase === used && !(await canWriteAnew())) throw error;
    // Of concurrent calls, the first one replaces the connections.
    if (shared.adaptiveSiteDatabase === used) {
      shared.adaptiveSiteDatabase = undefined;
      // The others' transactions end first.
      setTimeout(
        () => void used?.then((old) => old.$disconnect()).catch(() => {}),
        2 * TRANSACTION_TIMEOUT_MS,
      ).unref();
    }
    return work();
  }
}

let trial: Promise<boolean> | undefined;

/** Whether a new connection reaches a primary. While none does, calls share one trial at a time, and open no other. */
function canWriteAnew(): Promise<boolean> {
  trial ??= tryNewConnection().finally(() => (trial = undefined));
  return trial;
}

async function tryNewConnection(): Promise<boolean> {
  const { database } = readEnv();
  if (database.provider !== 'postgres') return false;
  const { isWritable } = await import('./postgres-adapter');
  return isWritable(database);
}

export async function closeDatabase(): Promise<void> {
  const open = shared.adaptiveSiteDatabase;
  shared.adaptiveSiteDatabase = undefined;
  await (await open)?.$disconnect();
}

async function createDatabase(target: DatabaseTarget): Promise<Database> {
  if (target.provider === 'sqlite') {
    const [{ PrismaClient: SqliteClient }, { createSqliteAdapter }] = await Promise.all([
      import('./generated/sqlite/client'),
      import('./sqlite-adapter'),
    ]);
    return new SqliteClient({
      adapter: createSqliteAdapter(target.file),
      errorFormat: 'minimal',
      transactionOptions,
    });
  }
  const [{ PrismaClient: PostgresClient }, { createPostgresAdapter }] = await Promise.all([
    import('./generated/postgres/client'),
    import('./postgres-adapter'),
  ]);
  const postgres = new PostgresClient({
    adapter: await createPostgresAdapter(target, QUERY_TIMEOUT_MS),
    errorFormat: 'minimal',
    transactionOptions,
  });
  // A test checks that both schemas have the same models.
  return postgres as unknown as Database;
}

/** On SQLite, the log contains pages from before a deletion until it is emptied. If it is in use, the next time. */
export async function eraseDeleted(): Promise<void> {
  if (readEnv().database.provider !== 'sqlite') return;
  await (
    await openDatabase()
  ).$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}

export type DatabaseHealth = { database: 'ok' | 'unavailable'; migrations: 'ok' | 'pending' | 'unknown' };

export async function checkDatabase(report?: (error: unknown) => void): Promise<DatabaseHealth> {
  try {
    return await retryOnNewConnections(queryHealth);
  } catch (error) {
    report?.(error);
    return { database: 'unavailable', migrations: 'unknown' };
  }
}

async function queryHealth(): Promise<DatabaseHealth> {
  const database = await openDatabase();
  // A write that changes nothing, refused by a database that can only be read.
  await database.lease.updateMany({ where: { name: '' }, data: { holder: '' } });
  const finished = await database.$queryRaw<
    { name: string }[]
  >`SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
  const names = new Set(finished.map(({ name }) => name));
  const expected = await listMigrations();
  return { database: 'ok', migrations: expected.every((name) => names.has(name)) ? 'ok' : 'pending' };
}

async function listMigrations(): Promise<string[]> {
  const root = join(/* turbopackIgnore: true */ process.cwd(), 'prisma');
  const entries = await readdir(join(root, readEnv().database.provider, 'migrations'), {
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Assumed maximum clock difference between instances. */
export const CLOCK_SKEW_MS = 2000;
