import 'server-only';
import type { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { recordDatabaseError, recordStatement } from '@/lib/metrics/record';

// The shape that the adapters of both databases have.
type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;
type Statements = Pick<Connection, 'queryRaw' | 'executeRaw'>;
type Adapter = { provider: string; adapterName: string; connect: () => Promise<Connection> };
type Operation = Parameters<typeof recordStatement>[0];

/** The same adapter, of which every statement and every begin of a transaction is measured, its waits included. */
export function measureAdapter<T extends Adapter>(
  adapter: T,
): Pick<T, 'provider' | 'adapterName'> & Pick<Adapter, 'connect'> {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    async connect() {
      const connection = await adapter.connect();
      const start = connection.startTransaction.bind(connection);
      connection.startTransaction = async (level) =>
        measureStatements(await measure('transaction', () => start(level)));
      return measureStatements(connection);
    },
  };
}

/** Changes the given object itself, which has methods that belong to it. */
function measureStatements<T extends Statements>(statements: T): T {
  const queryRaw = statements.queryRaw.bind(statements);
  const executeRaw = statements.executeRaw.bind(statements);
  statements.queryRaw = (query) => measure('query', () => queryRaw(query));
  statements.executeRaw = (query) => measure('execute', () => executeRaw(query));
  return statements;
}

async function measure<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } catch (error) {
    recordDatabaseError(readKind(error));
    throw error;
  } finally {
    recordStatement(operation, performance.now() - started);
  }
}

function readKind(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const kind = typeof cause === 'object' && cause !== null && 'kind' in cause ? cause.kind : undefined;
  return typeof kind === 'string' ? kind : 'other';
}
