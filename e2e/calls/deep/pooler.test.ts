import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeDatabase } from '@/lib/db/client';
import { findPgBouncer } from '../../../scripts/programs/programs.mjs';
import { runPostgres } from '../../support/run-postgres';

const PORT = 6439;
/** Debian's defaults, but for the mode. */
const config = (postgres: URL) => `[databases]
site = host=127.0.0.1 port=${postgres.port} dbname=pooled user=postgres password=password
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`;

async function startPgBouncer(program: string, postgres: URL) {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, config(postgres));
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(program, [...user, file], { stdio: 'ignore' });
  for (let tries = 0; tries < 100 && !(await isListening()); tries += 1) await sleep(50);
  return () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  };
}

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const program = findPgBouncer();
const testWithPooler = program ? test : test.skip;

testWithPooler('through PgBouncer in transaction mode, tables are created and data is stored', async () => {
  await runPostgres('postgres', 'CREATE DATABASE pooled');
  const stop = await startPgBouncer(program ?? '', new URL(process.env.TEST_POSTGRES_URL ?? ''));
  process.env.DATABASE_URL = `postgres://visitor@127.0.0.1:${PORT}/site`;
  await closeDatabase();
  // The configuration is read once per process.
  jest.resetModules();
  const pooled = await import('@/lib/db/client');
  try {
    const env = { ...process.env };
    const migrated = execFileSync(process.execPath, ['scripts/migrate.mjs'], { encoding: 'utf8', env });
    expect(migrated).toMatch(/^Applied \d+_initial/);
    expect(await pooled.checkDatabase()).toEqual({ database: 'ok', migrations: 'ok' });
    const database = await pooled.openDatabase();
    // Twice the pool, but few enough that the last gets its connection in time on a busy machine.
    const ids = Array.from({ length: 20 }, (_, index) => `visitor-${index}`);
    const past = { lastSeenAt: new Date(0) };
    await Promise.all(
      ids.map((id) =>
        database.$transaction(async (transaction) => {
          await transaction.visitor.create({ data: { id } });
          await transaction.visitor.update({ where: { id }, data: past });
        }),
      ),
    );
    expect(await database.visitor.count({ where: past })).toBe(ids.length);
  } finally {
    await pooled.closeDatabase();
    stop();
    await runPostgres('postgres', 'DROP DATABASE pooled WITH (FORCE)');
  }
});
