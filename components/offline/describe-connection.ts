import { offlineCopy } from '@/lib/content/offline';
import { formatSavedAt } from '@/lib/service-worker/saved-at';
import type { Connection } from './use-connection';

const words = offlineCopy.notice;

/** What to say about the connection, and what its button says; null while there is nothing to say. */
export function describeConnection(
  { isOnline, wasOffline, savedAt }: Connection,
  isKeeping: boolean,
): { text: string; action: string | null } | null {
  if (savedAt) {
    const state = isOnline ? (wasOffline ? words.online : words.unreachable) : words.offline;
    const copy = words.copy.replace('{date}', formatSavedAt(savedAt));
    return { text: `${state} ${copy}`, action: isOnline && wasOffline ? words.renew : words.tryAgain };
  }
  if (isOnline) return null;
  return { text: `${words.offline} ${isKeeping ? words.visited : words.stays}`, action: null };
}
