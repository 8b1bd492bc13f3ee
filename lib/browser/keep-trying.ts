import { SETTINGS_RETRY_LIMIT_MS, SETTINGS_RETRY_MS } from '@/lib/config/timings';
import { isRefusal } from './request';

type Attempts = {
  isWanted: () => boolean;
  onFailure: (error: unknown) => void;
};

/** Retries until it succeeds, is refused or is no longer wanted, with exponential backoff. */
export async function keepTrying(
  call: () => Promise<void>,
  { isWanted, onFailure }: Attempts,
): Promise<void> {
  for (let waitMs = SETTINGS_RETRY_MS; isWanted(); waitMs = Math.min(waitMs * 2, SETTINGS_RETRY_LIMIT_MS)) {
    try {
      return await call();
    } catch (error) {
      onFailure(error);
      if (isRefusal(error)) return;
    }
    await nextChance(waitMs);
  }
}

function nextChance(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    window.addEventListener('online', go);
  });
}
