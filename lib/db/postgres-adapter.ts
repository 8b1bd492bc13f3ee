import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { Client } from 'pg';
import type { DatabaseTarget } from '@/lib/config/env';

const CONNECT_TIMEOUT_MS = 650;
// Short because it adds to the wait for a connection when lock waiters occupy the whole pool.
const LOCK_TIMEOUT_MS = 300;
const STATEMENT_TIMEOUT_MS = 800;
const POOL_SIZE = 10;
const POOL_IDLE_MS = 10_000;
// Moves to another server, such as a new primary, even if the old one still answers.
const CONNECTION_LIFE_SECONDS = 300;
// Ends sessions whose connection a router dropped silently, so that Postgres never saw the pool close it.
const SESSION_IDLE_MS = 3 * POOL_IDLE_MS;
// Of PgBouncer, and of RDS Proxy (feature not supported).
const REFUSED_SESSION_CODES: unknown[] = ['08P01', '0A000'];

type PostgresTarget = Extract<DatabaseTarget, { provider: 'postgres' }>;

export async function createPostgresAdapter(
  { connectionString, enableChannelBinding, isPooled, poolSize = POOL_SIZE }: PostgresTarget,
  queryTimeoutMs: number,
): Promise<PrismaPg> {
  const connection = { connectionString, enableChannelBinding, connectionTimeoutMillis: CONNECT_TIMEOUT_MS };
  const session = {
    options: `-c idle_session_timeout=${SESSION_IDLE_MS}`,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: 10 * queryTimeoutMs,
  };
  const hasSession = !isPooled && (await acceptsSession({ ...connection, ...session }));
  return new PrismaPg({
    ...connection,
    ...(hasSession && session),
    max: poolSize,
    keepAlive: true,
    idleTimeoutMillis: POOL_IDLE_MS,
    maxLifetimeSeconds: CONNECTION_LIFE_SECONDS,
    query_timeout: queryTimeoutMs,
  });
}

/** Whether a new connection is to a server that takes writes: not to a standby, nor to a former primary. */
export async function isWritable({
  connectionString,
  enableChannelBinding,
}: PostgresTarget): Promise<boolean> {
  const timeouts = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: CONNECT_TIMEOUT_MS };
  const client = new Client({ connectionString, enableChannelBinding, ...timeouts });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  } catch {
    return false;
  } finally {
    // Not awaited: a silent server would not end it.
    client.end().catch(() => {});
  }
}

/** A pooler that shares its sessions refuses such startup parameters. Then only the client's own timeouts apply. */
async function acceptsSession(config: ConstructorParameters<typeof Client>[0]): Promise<boolean> {
  const client = new Client(config);
  // The pending call already rejects when the connection breaks.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && REFUSED_SESSION_CODES.includes(error.code)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
