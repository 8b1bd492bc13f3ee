import 'server-only';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDriverCode } from '@/lib/log/database-errors';
import { createMutex } from './mutex';

type Transaction = Awaited<ReturnType<Connection['startTransaction']>>;

// SQLite's own wait blocks the event loop; ours is asynchronous.
const BLOCKING_WAIT_MS = 0;

// Deleted text is overwritten in the file.
const PRAGMAS = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;';

/**
 * Prisma's SQLite adapter has one connection and runs plain queries inside any open transaction, so a rollback can undo
 * acknowledged writes. This one queues operations, locks at the start of a transaction, and retries while busy.
 */
export function createSqliteAdapter(
  file: string,
): Pick<PrismaBetterSqlite3, 'provider' | 'adapterName' | 'connect'> {
  const factory = new PrismaBetterSqlite3({ url: file, timeout: BLOCKING_WAIT_MS, fileMustExist: true });

  async function open(): Promise<Connection> {
    const connection = await factory.connect();
    await connection.executeScript(PRAGMAS);
    return connection;
  }

  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect(): Promise<Connection> {
      return serializeConnection(factory, trackConnection(file, open));
    },
  };
}

function serializeConnection(
  { provider, adapterName }: Pick<Connection, 'provider' | 'adapterName'>,
  tracker: ConnectionTracker,
): Connection {
  const acquire = createMutex();

  async function runExclusive<T>(work: (connection: Queries) => Promise<T>): Promise<T> {
    return retryWhileBusy(async () => {
      const release = await acquire();
      try {
        return await work(reportFailures(await tracker.get(), tracker));
      } finally {
        release();
      }
    });
  }

  async function startTransaction(): Promise<Transaction> {
    return retryWhileBusy(async () => {
      const release = await acquire();
      try {
        const connection = reportFailures(await tracker.get(), tracker);
        await run(connection, 'BEGIN IMMEDIATE');
        return createTransaction(connection, release);
      } catch (error) {
        release();
        throw error;
      }
    });
  }

  return {
    provider,
    adapterName,
    queryRaw: (query) => runExclusive((connection) => connection.queryRaw(query)),
    executeRaw: (query) => runExclusive((connection) => connection.executeRaw(query)),
    executeScript: (script) => runExclusive((connection) => connection.executeScript(script)),
    async dispose() {
      const release = await acquire();
      await tracker.dispose().finally(release);
    },
    startTransaction,
  };
}

type Queries = Pick<Connection, 'provider' | 'adapterName' | 'queryRaw' | 'executeRaw' | 'executeScript'>;

/** The connection's queries. Failures tell the tracker whether the connection is still usable. */
function reportFailures(connection: Connection, { report }: ConnectionTracker): Queries {
  const reporting = <T>(result: Promise<T>): Promise<T> => {
    result.catch(report);
    return result;
  };
  const { provider, adapterName } = connection;
  return {
    provider,
    adapterName,
    queryRaw: (query) => reporting(connection.queryRaw(query)),
    executeRaw: (query) => reporting(connection.executeRaw(query)),
    executeScript: (script) => reporting(connection.executeScript(script)),
  };
}

/** Prisma sends COMMIT and ROLLBACK itself, then calls `commit` or `rollback`. */
function createTransaction(connection: Queries, release: () => void): Transaction {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    options: { usePhantomQuery: false },
    queryRaw: (query) => connection.queryRaw(query),
    executeRaw: (query) => connection.executeRaw(query),
    async commit() {
      release();
    },
    async rollback() {
      // After a failed COMMIT the transaction is still open; otherwise there is nothing to roll back.
      await run(connection, 'ROLLBACK').catch(() => {});
      release();
    },
  };
}

async function run(connection: Queries, sql: string): Promise<void> {
  await connection.executeRaw({ sql, args: [], argTypes: [] });
}

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

type ConnectionTracker = {
  /** Opens a connection to the file now at the path. Throws if there is none. */
  get: () => Promise<Connection>;
  report: (error: unknown) => void;
  dispose: () => Promise<void>;
};

// A connection opened on a read-only disk stays read-only.
const BROKEN_CODES = /^SQLITE_(READONLY|CANTOPEN|IOERR|NOTADB|CORRUPT)/;

/**
 * Manages one connection, for one caller at a time. SQLite would keep writing to a file that was moved; here the
 * database is unavailable until a file is back.
 */
function trackConnection(file: string, open: () => Promise<Connection>): ConnectionTracker {
  let current: { connection: Connection; identity: string } | undefined;
  let isBroken = false;

  async function dispose(): Promise<void> {
    const connection = current?.connection;
    current = undefined;
    await connection?.dispose();
  }

  return {
    dispose,
    async get() {
      const identity = identify(file);
      if (current?.identity === identity && !isBroken) return current.connection;
      if (current && current.identity !== identity) await checkpointWal(current.connection);
      if (identity === null) throw createMissingFileError();
      await dispose().catch(() => {});
      const connection = await open();
      current = { connection, identity };
      isBroken = false;
      return connection;
    },
    report(error) {
      isBroken ||= BROKEN_CODES.test(readDriverCode(error) ?? '');
    },
  };
}

/** Checkpoints the WAL. A moved file would leave it behind, losing its writes or applying them to the next file. */
async function checkpointWal(connection: Connection): Promise<void> {
  const sql = 'PRAGMA wal_checkpoint(TRUNCATE)';
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
  if (Number(rows[0]?.[0]) !== 0) throw createMissingFileError();
}

function identify(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}.${found.ino}` : null;
}

function createMissingFileError(): Error {
  const error = new Error('The database file was moved or deleted.');
  return Object.assign(error, { name: 'SqliteError', code: 'SQLITE_CANTOPEN' });
}

/** Leaves time to respond within a second. */
const BUSY_LIMIT_MS = 500;

const RETRY_MIN_MS = 4;
const RETRY_MAX_MS = 100;

export async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + BUSY_LIMIT_MS;
  for (let wait = RETRY_MIN_MS; ; wait = Math.min(wait * 2, RETRY_MAX_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await sleep(wait * (0.5 + Math.random()));
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'SocketTimeout';
}
