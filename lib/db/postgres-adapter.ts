import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';

const CONNECT_TIMEOUT_MS = 650;
// Together with the wait for a connection, while others hold all of them in the same lock.
const LOCK_TIMEOUT_MS = 300;
const STATEMENT_TIMEOUT_MS = 800;
const POOL_SIZE = 10;
const POOL_IDLE_MS = 10_000;
// Behind a router that forgot a connection, Postgres does not hear that the pool let it go; then it ends by this.
const SESSION_IDLE_MS = 3 * POOL_IDLE_MS;

export function createPostgresAdapter(connectionString: string, answerTimeoutMs: number): PrismaPg {
  return new PrismaPg({
    connectionString,
    max: POOL_SIZE,
    keepAlive: true,
    idleTimeoutMillis: POOL_IDLE_MS,
    options: `-c idle_session_timeout=${SESSION_IDLE_MS}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: answerTimeoutMs,
    idle_in_transaction_session_timeout: 10 * answerTimeoutMs,
  });
}
