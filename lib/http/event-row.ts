import type { TrackedEvent } from '@/lib/contracts/events';
import type { StoredEvent } from '@/lib/db/events';

/** An event as it is stored: what its type says about itself becomes columns. */
export function flattenEvent({ eventData, occurredAt, ...event }: TrackedEvent): StoredEvent {
  return { ...event, ...eventData, occurredAt: new Date(occurredAt) };
}
