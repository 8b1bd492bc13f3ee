// On globalThis because Next bundles the health handler separately from server/main.ts.
const shared = globalThis as typeof globalThis & { adaptiveSiteIsStopping?: boolean };

export function markStopping(): void {
  shared.adaptiveSiteIsStopping = true;
}

/** Whether this process has received SIGINT or SIGTERM. */
export function isStopping(): boolean {
  return shared.adaptiveSiteIsStopping === true;
}
