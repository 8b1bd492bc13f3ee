import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs `work` on a new SQLite database, which is deleted afterward.
 * @template T
 * @param {(databaseUrl: string, folder: string) => Promise<T>} work `folder`: for other files, also deleted
 */
export async function withDatabase(work) {
  // Imported late, because commands install the packages first.
  const { migrate } = await import('../database/migrate.mjs');
  const folder = await mkdtemp(join(tmpdir(), 'adaptive-site-bench-'));
  const databaseUrl = `file:${join(folder, 'site.db')}`;
  try {
    await migrate({ databaseUrl });
    return await work(databaseUrl, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
