import 'server-only';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv } from '@/lib/config/env';
import { openDatabase } from './client';

export type DatabaseHealth = { database: 'ok' | 'unavailable'; migrations: 'ok' | 'pending' | 'unknown' };

export async function checkDatabase(): Promise<DatabaseHealth> {
  try {
    const database = await openDatabase();
    await database.visitor.findFirst({ select: { id: true } });
    const finished = await database.$queryRaw<
      { name: string }[]
    >`SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`;
    const names = new Set(finished.map(({ name }) => name));
    const expected = await listMigrations();
    return { database: 'ok', migrations: expected.every((name) => names.has(name)) ? 'ok' : 'pending' };
  } catch {
    return { database: 'unavailable', migrations: 'unknown' };
  }
}

async function listMigrations(): Promise<string[]> {
  const root = join(/* turbopackIgnore: true */ process.cwd(), 'prisma');
  const entries = await readdir(join(root, readEnv().database.provider, 'migrations'), {
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
