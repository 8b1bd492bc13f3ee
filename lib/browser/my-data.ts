import type { MyData, MyDataDeletion } from '@/lib/contracts/my-data';
import { requestJson } from './request';

const PATH = '/api/my-data';

/** Everything that the database holds about this visitor, however many answers it takes. */
export async function fetchMyData(): Promise<MyData> {
  let all = await requestJson<MyData>('GET', PATH);
  while (all.next !== null) {
    const more = await requestJson<MyData>('GET', `${PATH}?before=${all.next}`);
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

export function sendMyDataDeletion(): Promise<MyDataDeletion> {
  return requestJson('DELETE', PATH);
}
