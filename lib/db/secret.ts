import 'server-only';
import { randomBytes } from 'node:crypto';
import { openDatabase } from './client';

const BYTES = 32;

/** The secret with this name, created on first use and shared through the database. */
export async function loadSecret(name: string): Promise<string> {
  const { secret } = await openDatabase();
  const stored = await secret.findUnique({ where: { name }, select: { value: true } });
  if (stored) return stored.value;
  // Concurrent creators all read the one stored row.
  const { value } = await secret.upsert({
    where: { name },
    create: { name, value: randomBytes(BYTES).toString('base64url') },
    // Not empty, so that Prisma runs a single atomic statement instead of a read and a write.
    update: { name },
    select: { value: true },
  });
  return value;
}
