import 'server-only';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordDatabaseRetry } from '@/lib/metrics/metrics';
import { readDriverCode } from './errors';
import { createGate } from './gate';

type Transaction = Awaited<ReturnType<Connection['startTransaction']>>;

// SQLite's own wait blocks the event loop; ours is asynchronous.
const BLOCKING_WAIT_MS = 0;

const PRAGMAS = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;';

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
      return takeTurns(factory, trackConnection(file, open));
    },
  };
}

function takeTurns(
  { provider, adapterName }: Pick<Connection, 'provider' | 'adapterName'>,
  tracker: ConnectionTracker,
): Connection {
  const enter = createGate();

  async function alone<T>(work: (connection: Queries) => Promise<T>): Promise<T> {
    return retryWhileBusy(async () => {
      const leave = await enter();
      try {
        return await work(reportFailures(await tracker.get(), tracker));
      } finally {
        leave();
      }
    });
  }

  async function startTransaction(): Promise<Transaction> {
    return retryWhileBusy(async () => {
      const leave = await enter();
      try {
        const connection = reportFailures(await tracker.get(), tracker);
        await run(connection, 'BEGIN IMMEDIATE');
        return createTransaction(connection, leave);
      } catch (error) {
        leave();
        throw error;
      }
    });
  }

  return {
    provider,
    adapterName,
    queryRaw: (query) => alone((connection) => connection.queryRaw(query)),
    executeRaw: (query) => alone((connection) => connection.executeRaw(query)),
    executeScript: (script) => alone((connection) => connection.executeScript(script)),
    async dispose() {
      const leave = await enter();
      await tracker.dispose().finally(leave);
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
function createTransaction(connection: Queries, leave: () => void): Transaction {
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    options: { usePhantomQuery: false },
    queryRaw: (query) => connection.queryRaw(query),
    executeRaw: (query) => connection.executeRaw(query),
    async commit() {
      leave();
    },
    async rollback() {
      // After a failed COMMIT the transaction is still open; otherwise there is nothing to roll back.
      await run(connection, 'ROLLBACK').catch(() => {});
      leave();
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
const SPOILING_CODES = /^SQLITE_(READONLY|CANTOPEN|IOERR|NOTADB|CORRUPT)/;

/**
 * Manages one connection, for one caller at a time. SQLite would keep writing to a file that was moved; here the
 * database is unavailable until a file is back.
 */
function trackConnection(file: string, open: () => Promise<Connection>): ConnectionTracker {
  let kept: { connection: Connection; identity: string } | undefined;
  let isSpoiled = false;

  async function dispose(): Promise<void> {
    const connection = kept?.connection;
    kept = undefined;
    await connection?.dispose();
  }

  return {
    dispose,
    async get() {
      const identity = identify(file);
      if (kept?.identity === identity && !isSpoiled) return kept.connection;
      if (kept && kept.identity !== identity) await emptyLog(kept.connection);
      if (identity === null) throw describeAbsence();
      await dispose().catch(() => {});
      const connection = await open();
      kept = { connection, identity };
      isSpoiled = false;
      return connection;
    },
    report(error) {
      isSpoiled ||= SPOILING_CODES.test(readDriverCode(error) ?? '');
    },
  };
}

/** Checkpoints the WAL. A moved file would leave it behind, losing its writes or replaying them into the next file. */
async function emptyLog(connection: Connection): Promise<void> {
  const sql = 'PRAGMA wal_checkpoint(TRUNCATE)';
  const { rows } = await connection.queryRaw({ sql, args: [], argTypes: [] });
  if (Number(rows[0]?.[0]) !== 0) throw describeAbsence();
}

function identify(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}.${found.ino}` : null;
}

function describeAbsence(): Error {
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
      recordDatabaseRetry();
      await sleep(wait * (0.5 + Math.random()));
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'SocketTimeout';
}
