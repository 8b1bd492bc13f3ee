import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { Client } from 'pg';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { runPostgres } from './run-postgres';

/** Blocks all writes (on Postgres, to one table) until the returned function is called. */
export async function lockDatabase(table = 'Visitor'): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL ?? '';
  if (TEST_DATABASE === 'sqlite') {
    const other = await new PrismaBetterSqlite3({ url, timeout: 500 }).connect();
    await other.executeScript('BEGIN IMMEDIATE');
    return () => other.dispose();
  }
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

/** Ends every connection to the test's Postgres database and refuses new ones until the returned function is called. */
export async function refuseConnections(): Promise<() => Promise<void>> {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  await runPostgres('postgres', `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await runPostgres(
    'postgres',
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  return async () => {
    await runPostgres('postgres', `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  };
}

/** Leads new connections to the server of a URL; those that are open stay with theirs. */
export async function startSwitch(firstUrl: string) {
  let target = new URL(firstUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const ways = [
      [client, upstream],
      [upstream, client],
    ] as const;
    for (const [from, to] of ways) {
      sockets.add(from);
      from
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(firstUrl), { host: `127.0.0.1:${port}` }).href,
    leadTo: (url: string) => void (target = new URL(url)),
    /** Of the connections that are open, as if their server had crashed. */
    reset: () => sockets.forEach((socket) => socket.resetAndDestroy()),
    /** Of the connections that are open, as if their server had lost its network. */
    silence: () => sockets.forEach((socket) => socket.unpipe().pause()),
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
