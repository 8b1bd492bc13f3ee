/** Points taken from a shared allowance in advance, to be spent without asking again, until `endsAt` (ms). */
export type Lease = { left: number; endsAt: number };

const MAX_KEYS = 10_000;

/**
 * Spends one point per call from a lease of its key, and calls `take` for a new lease only when that is used up or over.
 * Calls at the same time share one lease. What `take` throws reaches every call that waited for it.
 */
export function createLeases(take: (key: string) => Promise<Lease>): (key: string) => Promise<void> {
  const leases = new Map<string, Promise<Lease>>();

  function findLease(key: string): Promise<Lease> {
    const known = leases.get(key);
    if (known) return known;
    // Forgotten leases cost a little allowance, never more.
    if (leases.size >= MAX_KEYS) leases.clear();
    const fresh = take(key);
    leases.set(key, fresh);
    return fresh;
  }

  return async function spend(key) {
    for (;;) {
      const current = findLease(key);
      const lease = await current.catch((error: unknown) => {
        if (leases.get(key) === current) leases.delete(key);
        throw error;
      });
      if (lease.left > 0 && Date.now() < lease.endsAt) {
        lease.left -= 1;
        return;
      }
      if (leases.get(key) === current) leases.delete(key);
    }
  };
}
