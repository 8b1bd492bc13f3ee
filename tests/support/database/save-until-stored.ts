import { isDatabaseUnavailable } from '@/lib/log/database-errors';
import { saveExposures, type Impression } from '@/lib/db/experiments';

/** Repeats what a busy database refuses, as the page does. */
export const saveUntilStored = (visitorId: string, impression: Impression, now: Date): Promise<number> =>
  saveExposures(visitorId, [impression], now).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return saveUntilStored(visitorId, impression, now);
  });
