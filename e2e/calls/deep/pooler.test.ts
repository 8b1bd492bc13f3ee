import { execFileSync } from 'node:child_process';
import { closeDatabase } from '@/lib/db/client';
import { findPgBouncer } from '../../../scripts/programs/programs.mjs';
import { startPgBouncer } from '../../support/pgbouncer.mjs';
import { runPostgres } from '../../support/run-postgres';

const PORT = 6439;

const testWithPooler = findPgBouncer() ? test : test.skip;

testWithPooler('through PgBouncer in transaction mode, tables are created and data is stored', async () => {
  await runPostgres('postgres', 'CREATE DATABASE pooled');
  const pooler = await startPgBouncer(PORT, process.env.TEST_POSTGRES_URL ?? '');
  process.env.DATABASE_URL = `${pooler.url}pooled`;
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
    pooler.stop();
    await runPostgres('postgres', 'DROP DATABASE pooled WITH (FORCE)');
  }
});
