import { Client } from 'pg';
import type { SilentProxy } from './silent-proxy';
import type { SmallDisk } from './small-disk';
import { fillDisk, type DatabaseFault } from './sqlite-faults';

type Server = { kill: () => Promise<void>; restart: () => Promise<void> };

export function listPostgresFaults(
  databaseUrl: string,
  server: Server,
  proxy: SilentProxy,
  disk: SmallDisk | null,
): DatabaseFault[] {
  return [
    { name: 'locked', stops: 'everything', begin: () => lockTables(databaseUrl) },
    {
      name: 'read-only',
      stops: 'writes',
      async begin() {
        await setReadOnly(databaseUrl, true);
        return () => setReadOnly(databaseUrl, false);
      },
    },
    ...(disk ? [fillDisk('disk full', disk)] : []),
    {
      name: 'gone',
      stops: 'everything',
      async begin() {
        await server.kill();
        return () => server.restart();
      },
    },
    {
      name: 'silent',
      stops: 'everything',
      async begin() {
        proxy.silence();
        return async () => proxy.resume();
      },
    },
  ];
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, options: '-c default_transaction_read_only=off' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function lockTables(databaseUrl: string): Promise<() => Promise<void>> {
  const client = await connect(databaseUrl);
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const tables = rows.map(({ tablename }) => `"${tablename}"`).join(', ');
  await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
  return () => client.end();
}

async function setReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
  const client = await connect(databaseUrl);
  const name = new URL(databaseUrl).pathname.slice(1);
  await client.query(
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  // The setting applies to new connections only.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  );
  await client.end();
}
