import type { MyData } from '@/lib/contracts/my-data';
import type { Settings, User } from '@/lib/contracts/visitor';

type Message = Omit<MyData['messages'][number], 'createdAt'>;
type Feedback = Omit<MyData['feedback'][number], 'createdAt'>;
type Event = Omit<MyData['events'][number], 'createdAt' | 'id'>;
type DemoRequest = Omit<MyData['demoRequests'][number], 'createdAt' | 'id'>;

/** What one visitor has been told is stored. */
export type Rows = {
  profiles: Map<number, User>;
  settings: Map<number, Settings>;
  messages: Map<number, Message>;
  feedback: Map<number, Feedback>;
  events: Map<string, Event>;
  demoRequests: Map<string, DemoRequest>;
};

export function createRows(): Rows {
  return {
    profiles: new Map(),
    settings: new Map(),
    messages: new Map(),
    feedback: new Map(),
    events: new Map(),
    demoRequests: new Map(),
  };
}

/** How many rows each list holds, as the calls that delete them count. */
export function countRows(rows: Rows, lists: readonly (keyof Rows)[]): Record<string, number> {
  return Object.fromEntries(lists.map((list) => [list, rows[list].size]));
}

/** The rows in the order of the call that answers with all of them, without the times and numbers of its own. */
export function formatRows(rows: Rows) {
  const byUserId = <T>(map: Map<number, T>) =>
    [...map].sort(([one], [other]) => other - one).map(([userId, row]) => ({ userId, ...row }));
  return {
    profiles: byUserId(rows.profiles),
    settings: byUserId(rows.settings),
    messages: [...rows.messages.values()].reverse(),
    feedback: [...rows.feedback.values()].reverse(),
    events: [...rows.events.values()].reverse(),
    demoRequests: [...rows.demoRequests.values()].reverse(),
  };
}

/** The same of what the call answers. */
export function stripOwn({ profiles, settings, messages, feedback, events, demoRequests }: MyData) {
  return {
    profiles: profiles.map(({ updatedAt: _, ...row }) => row),
    settings: settings.map(({ updatedAt: _, ...row }) => row),
    messages: messages.map(({ createdAt: _, ...row }) => row),
    feedback: feedback.map(({ createdAt: _, ...row }) => row),
    events: events.map(({ createdAt: _, id: _id, ...row }) => row),
    demoRequests: demoRequests.map(({ createdAt: _, id: _id, ...row }) => row),
  };
}
