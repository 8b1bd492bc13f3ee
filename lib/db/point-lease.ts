/** What the shared count says to points that were asked for. It ends, and all points with it, at `endsAt` (ms). */
export type Taking = { isGranted: boolean; endsAt: number };

export type LeaseOptions = {
  block: number;
  /** How long a block lasts that was not asked for. */
  windowMs: number;
  take: (key: string, points: number) => Promise<Taking>;
};

/** `owed`: points that were given before the shared count was asked. */
type Lease = { left: number; owed: number; endsAt: number; taking?: Promise<Taking> };

const MAX_KEYS = 10_000;

/**
 * Spends one point per call; returns null, or the milliseconds to wait. The first block of a key is on credit and
 * settled with the second, so rare callers cost no query. Concurrent calls share a block. What `take` throws rejects
 * every waiting call.
 */
export function createLeases({ block, windowMs, take }: LeaseOptions) {
  const leases = new Map<string, Lease>();

  function findLease(key: string): Lease {
    const known = leases.get(key);
    if (known && Date.now() < known.endsAt) return known;
    // To fill this takes more calls than what a forgotten lease gives anew.
    if (leases.size >= MAX_KEYS) leases.clear();
    const fresh = { left: block, owed: block, endsAt: Date.now() + windowMs };
    leases.set(key, fresh);
    return fresh;
  }

  async function takeBlock(key: string, lease: Lease): Promise<Taking> {
    const taking = await take(key, lease.owed + block);
    lease.owed = 0;
    lease.endsAt = taking.endsAt;
    if (taking.isGranted) lease.left = block;
    return taking;
  }

  return async function spend(key: string): Promise<number | null> {
    for (;;) {
      const lease = findLease(key);
      if (lease.left > 0) {
        lease.left -= 1;
        return null;
      }
      lease.taking ??= takeBlock(key, lease).finally(() => {
        lease.taking = undefined;
      });
      const wait = readWait(await lease.taking);
      if (wait !== null) return wait;
    }
  };
}

export function readWait({ isGranted, endsAt }: Taking): number | null {
  return isGranted ? null : Math.max(0, endsAt - Date.now());
}
