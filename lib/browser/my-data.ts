import { deleteMyData, getMyData } from '@/lib/api/feature-endpoints';
import type { MyData, MyDataDeletion } from '@/lib/contracts/my-data';
import { call } from './request';

/** One response may be megabytes. */
const READ_TIMEOUT_MS = 60_000;

/** Everything that the database holds about this visitor, however many answers it takes. */
export async function fetchMyData(): Promise<MyData> {
  let all = await readPage('');
  while (all.next !== null) {
    const more = await readPage(`?before=${all.next}`);
    all = {
      visitor: all.visitor,
      profiles: [...all.profiles, ...more.profiles],
      settings: [...all.settings, ...more.settings],
      messages: [...all.messages, ...more.messages],
      feedback: [...all.feedback, ...more.feedback],
      events: [...all.events, ...more.events],
      demoRequests: [...all.demoRequests, ...more.demoRequests],
      next: more.next,
    };
  }
  return all;
}

const readPage = (query: string) => call(getMyData, { query, timeoutMs: READ_TIMEOUT_MS });

export function sendMyDataDeletion(): Promise<MyDataDeletion> {
  return call(deleteMyData, {});
}
