import { setTimeout as sleep } from 'node:timers/promises';
import { recordDatabaseRetry } from '@/lib/metrics/record';

/** With the last wait and the answer itself well within the second after which a caller wants to know. */
const BUSY_LIMIT_MS = 500;
const RETRY_MIN_MS = 4;
const RETRY_MAX_MS = 100;

/** Tries again for a while, as long as SQLite says that somebody else is writing. */
export async function retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const end = performance.now() + BUSY_LIMIT_MS;
  for (let wait = RETRY_MIN_MS; ; wait = Math.min(wait * 2, RETRY_MAX_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      recordDatabaseRetry();
      await sleep(wait * (0.5 + Math.random()));
    }
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'SocketTimeout';
}
