import { myDataCopy } from '@/lib/content/pages/my-data';
import type { Shown } from './use-my-data';

/** Hands the data to the browser as a JSON file to keep. */
export function saveMyDataFile({
  database: { next: _, ...database },
  browser,
}: Omit<Shown, 'isLinked'>): void {
  const savedAt = new Date().toISOString();
  const text = JSON.stringify({ savedAt, database, browser }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${myDataCopy.fileName}-${savedAt.slice(0, 10)}.json`;
  link.click();
  // The download has begun by now; without a pause some browsers would find the address gone.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
