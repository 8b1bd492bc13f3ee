import 'server-only';
import { CLOCK_SKEW_MS, openDatabase, type Database } from './client';

export type TokenReservation = { tokens: number; limit: number; holdMs: number; now: number };

const WINDOW_MS = 60_000;
/** Row without tokens whose lock serializes reservations. */
const LOCK_ROW_ID = 0;

export async function reserveTokens({
  tokens,
  limit,
  holdMs,
  now,
}: TokenReservation): Promise<number | null> {
  const database = await openDatabase();
  // Checked first without the lock, so that calls above the limit cause no write.
  if ((await sumTokens(database, now)) + tokens > limit) {
    await shortenHolds(database, now, holdMs);
    return null;
  }
  return database.$transaction(async (transaction) => {
    const lockRow = { tokens: 0, expiresAt: expireAfter(now, holdMs) };
    await transaction.tokenUsage.upsert({
      where: { id: LOCK_ROW_ID },
      create: { id: LOCK_ROW_ID, ...lockRow },
      update: lockRow,
      select: { id: true },
    });
    if ((await sumTokens(transaction, now)) + tokens > limit) return null;
    await transaction.tokenUsage.deleteMany({ where: { expiresAt: { lte: new Date(now) } } });
    const { id } = await transaction.tokenUsage.create({
      data: { tokens, expiresAt: expireAfter(now, holdMs) },
      select: { id: true },
    });
    return id;
  });
}

export async function settleTokens(id: number, tokens: number, now: number): Promise<void> {
  const database = await openDatabase();
  if (tokens === 0) await database.tokenUsage.deleteMany({ where: { id } });
  else
    await database.tokenUsage.updateMany({ where: { id }, data: { tokens, expiresAt: expireAfter(now, 0) } });
}

/** Used and reserved tokens. A reservation counts for the duration of its call plus a minute. */
async function sumTokens(database: Pick<Database, 'tokenUsage'>, now: number): Promise<number> {
  const { _sum } = await database.tokenUsage.aggregate({
    where: { expiresAt: { gt: new Date(now) } },
    _sum: { tokens: true },
  });
  return _sum.tokens ?? 0;
}

/** If the clock was set back, old rows would count for too long, so they count from now. */
async function shortenHolds(
  { tokenUsage }: Pick<Database, 'tokenUsage'>,
  now: number,
  holdMs: number,
): Promise<void> {
  const latest = new Date(expireAfter(now, holdMs).getTime() + CLOCK_SKEW_MS);
  const where = { expiresAt: { gt: latest } };
  // Usually there are none, and calls above the limit must cause no write.
  if ((await tokenUsage.count({ where })) > 0)
    await tokenUsage.updateMany({ where, data: { expiresAt: expireAfter(now, holdMs) } });
}

function expireAfter(now: number, holdMs: number): Date {
  return new Date(now + holdMs + WINDOW_MS + CLOCK_SKEW_MS);
}
