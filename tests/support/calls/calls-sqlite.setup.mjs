import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../scripts/database/migrate.mjs';

/** Migrates an empty database, which every test file copies. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'adaptive-site-sqlite-'));
  (globalThis.endings ??= []).push(() => rm(folder, { recursive: true, force: true }));
  process.env.TEST_SQLITE_TEMPLATE = join(folder, 'template.db');
  await migrate({ databaseUrl: `file:${process.env.TEST_SQLITE_TEMPLATE}` });
}
