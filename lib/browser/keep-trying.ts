import { SETTINGS_RETRY_LIMIT_MS, SETTINGS_RETRY_MS } from '@/lib/config/timings';
import { readVisitMode } from '@/lib/visit/visit-mode';
import { isRefusal } from './request';

type Attempts = {
  isWanted: () => boolean;
  onFailure: (error: unknown) => void;
};

/** Retries with exponential backoff until it succeeds, is refused, is no longer wanted or may no longer be sent. */
export async function keepTrying(
  call: () => Promise<void>,
  { isWanted, onFailure }: Attempts,
): Promise<void> {
  for (let waitMs = SETTINGS_RETRY_MS; isWanted() && readVisitMode() === 'own'; waitMs *= 2) {
    try {
      return await call();
    } catch (error) {
      onFailure(error);
      if (isRefusal(error)) return;
    }
    await nextChance(Math.min(waitMs, SETTINGS_RETRY_LIMIT_MS));
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
