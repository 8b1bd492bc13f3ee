import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';

const CONNECT_TIMEOUT_MS = 650;
// Short because it adds to the wait for a connection when lock waiters occupy the whole pool.
const LOCK_TIMEOUT_MS = 300;
const STATEMENT_TIMEOUT_MS = 800;
const POOL_SIZE = 10;
const POOL_IDLE_MS = 10_000;
// Ends sessions whose connection a router dropped silently, so that Postgres never saw the pool close it.
const SESSION_IDLE_MS = 3 * POOL_IDLE_MS;

export function createPostgresAdapter(connectionString: string, queryTimeoutMs: number): PrismaPg {
  return new PrismaPg({
    connectionString,
    max: POOL_SIZE,
    keepAlive: true,
    idleTimeoutMillis: POOL_IDLE_MS,
    options: `-c idle_session_timeout=${SESSION_IDLE_MS}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: 10 * queryTimeoutMs,
  });
}
