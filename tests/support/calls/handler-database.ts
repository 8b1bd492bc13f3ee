import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDatabase, closeDatabase } from '@/lib/db/client';
import { runPostgres } from '@/tests/support/database/run-postgres';

declare global {
  const TEST_DATABASE: 'sqlite' | 'postgres';
}

// A developer's own key must not reach the real model.
delete process.env.ANTHROPIC_API_KEY;
process.env.LOG_LEVEL = 'silent';
process.env.RATE_LIMIT_PER_MINUTE = '1000000';
process.env.RATE_LIMIT_ADDRESS_PER_MINUTE = '1000000';

// Databases and processes are slow on a shared machine.
jest.setTimeout(30_000);

let removeDatabase: () => Promise<void> = async () => {};

/** Every test file works on a fresh copy of a migrated database of its Jest project's kind. */
beforeAll(async () => {
  removeDatabase = TEST_DATABASE === 'postgres' ? await createPostgresCopy() : createSqliteCopy();
  // Loads the database client here, so that the first test's time does not include it.
  await checkDatabase();
});

afterAll(async () => {
  await closeDatabase();
  await removeDatabase();
});

async function createPostgresCopy(): Promise<() => Promise<void>> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await runPostgres('postgres', `CREATE DATABASE ${name} TEMPLATE template_site`);
  process.env.DATABASE_URL = `${process.env.TEST_POSTGRES_URL}${name}`;
  return async () => {
    await runPostgres('postgres', `DROP DATABASE ${name} WITH (FORCE)`);
  };
}

function createSqliteCopy(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'adaptive-site-test-'));
  copyFileSync(process.env.TEST_SQLITE_TEMPLATE ?? '', join(folder, 'test.db'));
  process.env.DATABASE_URL = `file:${join(folder, 'test.db')}`;
  return async () => rmSync(folder, { recursive: true, force: true });
}
