import 'server-only';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { createGate } from './gate';
import { retryWhileBusy } from './retry-while-busy';
import { keepConnection, type Connection, type ConnectionKeeper } from './sqlite-connection';

type Transaction = Awaited<ReturnType<Connection['startTransaction']>>;

// SQLite's own wait would block the event loop, so it does not wait at all: the wait is ours and asynchronous.
const BLOCKING_WAIT_MS = 0;

const PRAGMAS = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;';

/**
 * Prisma's SQLite adapter has one connection and runs plain queries in the middle of whatever transaction is open, so
 * that a rollback elsewhere undoes an acknowledged write. Here everything waits for its turn, transactions take the
 * write lock at once (a later upgrade can fail), and a locked database is tried again for a while.
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
      return takeTurns(factory, keepConnection(file, open));
    },
  };
}

function takeTurns(
  { provider, adapterName }: Pick<Connection, 'provider' | 'adapterName'>,
  keeper: ConnectionKeeper,
): Connection {
  const enter = createGate();

  async function alone<T>(work: (connection: Queries) => Promise<T>): Promise<T> {
    return retryWhileBusy(async () => {
      const leave = await enter();
      try {
        return await work(reportFailures(await keeper.get(), keeper));
      } finally {
        leave();
      }
    });
  }

  async function startTransaction(): Promise<Transaction> {
    return retryWhileBusy(async () => {
      const leave = await enter();
      try {
        const connection = reportFailures(await keeper.get(), keeper);
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
      await keeper.dispose().finally(leave);
    },
    startTransaction,
  };
}

type Queries = Pick<Connection, 'provider' | 'adapterName' | 'queryRaw' | 'executeRaw' | 'executeScript'>;

/** The connection's queries; from what fails the keeper learns whether the connection is of use. */
function reportFailures(connection: Connection, { report }: ConnectionKeeper): Queries {
  const told = <T>(result: Promise<T>): Promise<T> => {
    result.catch(report);
    return result;
  };
  const { provider, adapterName } = connection;
  return {
    provider,
    adapterName,
    queryRaw: (query) => told(connection.queryRaw(query)),
    executeRaw: (query) => told(connection.executeRaw(query)),
    executeScript: (script) => told(connection.executeScript(script)),
  };
}

/** Prisma itself sends COMMIT and ROLLBACK, and calls `commit` or `rollback` afterwards. */
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
      // After a COMMIT that failed nobody has rolled back; otherwise there is nothing left to undo.
      await run(connection, 'ROLLBACK').catch(() => {});
      leave();
    },
  };
}

async function run(connection: Queries, sql: string): Promise<void> {
  await connection.executeRaw({ sql, args: [], argTypes: [] });
}
