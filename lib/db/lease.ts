import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCK_SKEW_MS, openDatabase } from './client';

/** How long the work of a holder that was killed is kept from others. */
export const LEASE_MS = 60_000;

export type Lease = {
  /** Extends the lease when half of it has passed. Throws if another process has taken it. */
  renew: () => Promise<void>;
  /** Ends the lease. `isDone`: the work is complete. */
  end: (isDone: boolean) => Promise<void>;
};

/** Between batches, so that long work uses a small part of the event loop and of the database. */
const PAUSE_MS = 50;

/** Waits between batches. Throws to interrupt the work; the next run continues. */
export type Rest = () => Promise<void>;

export type Pausing = {
  /** Nothing is done if any instance has done it more recently. */
  restMs?: number;
  /** Asked between batches. */
  isStopping?: () => boolean;
};

/** Does work for all instances. Null if another process is doing it, or has done it recently. */
export async function runAlone<Result>(
  name: string,
  { restMs, isStopping = () => false }: Pausing,
  work: (rest: Rest) => Promise<Result>,
): Promise<Result | null> {
  const lease = await takeLease(name, restMs);
  if (!lease) return null;
  const rest = async () => {
    await sleep(PAUSE_MS);
    if (isStopping()) throw new Error(`The ${name} was interrupted.`);
    await lease.renew();
  };
  let isDone = false;
  try {
    const result = await work(rest);
    isDone = true;
    return result;
  } finally {
    await lease.end(isDone).catch(() => {});
  }
}

/**
 * Reserves work for this process among all instances. Null if another holds it, or if it was completed less than
 * `restMs` ago. A row, because a pooler may share a session and its locks. Times further ahead than they can be are from
 * a wrong clock and do not count.
 */
export async function takeLease(name: string, restMs = 0): Promise<Lease | null> {
  const { lease } = await openDatabase();
  const holding = { name, holder: randomUUID() };
  let takenAt = Date.now();
  const fromNow = (ms: number) => new Date(takenAt + ms);
  await lease.upsert({
    where: { name },
    create: { ...holding, expiresAt: new Date(0) },
    // Not empty, so that Prisma runs a single atomic statement instead of a read and a write.
    update: { name },
    select: { name: true },
  });
  const isFree = [
    { expiresAt: { lte: fromNow(0) } },
    { expiresAt: { gt: fromNow(LEASE_MS + CLOCK_SKEW_MS) } },
  ];
  const isDue = [
    { doneAt: null },
    { doneAt: { lte: fromNow(-restMs) } },
    { doneAt: { gt: fromNow(CLOCK_SKEW_MS) } },
  ];
  const taken = await lease.updateMany({
    where: { name, AND: [{ OR: isFree }, { OR: isDue }] },
    data: { ...holding, expiresAt: fromNow(LEASE_MS) },
  });
  if (taken.count === 0) return null;
  return {
    async renew() {
      if (Date.now() - takenAt < LEASE_MS / 2) return;
      takenAt = Date.now();
      const renewed = await lease.updateMany({ where: holding, data: { expiresAt: fromNow(LEASE_MS) } });
      if (renewed.count === 0) throw new Error(`Another process has taken over the ${name}.`);
    },
    async end(isDone) {
      const now = new Date();
      await lease.updateMany({ where: holding, data: { expiresAt: now, ...(isDone && { doneAt: now }) } });
    },
  };
}
