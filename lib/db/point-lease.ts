/** What the shared count says to points that were asked for. It ends, and all points with it, at `endsAt` (ms). */
export type Taking = { isGranted: boolean; endsAt: number };

export type LeaseOptions = {
  /** How many points are taken at once. */
  block: number;
  /** How long a block lasts that was not asked for. */
  windowMs: number;
  /** Takes points of a key from the shared count. */
  take: (key: string, points: number) => Promise<Taking>;
};

/** `owed`: points that were given before the shared count was asked. */
type Lease = { left: number; owed: number; endsAt: number; taking?: Promise<Taking> };

const MAX_KEYS = 10_000;

/**
 * Spends one point per call and answers null, or the milliseconds to wait. The first block of a key is given on credit,
 * and taken from the shared count with the second: whoever calls seldom costs no question. Calls at the same time share
 * what is taken. What `take` throws reaches every call that waited for it.
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

/** Null, or how many milliseconds to wait for what was not granted. */
export function readWait({ isGranted, endsAt }: Taking): number | null {
  return isGranted ? null : Math.max(0, endsAt - Date.now());
}
