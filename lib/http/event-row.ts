import type { TrackedEvent } from '@/lib/contracts/events';
import type { Touches } from '@/lib/config/campaign';
import type { StoredEvent } from '@/lib/db/events';

/**
 * An event as it is stored: what its type says about itself becomes columns, and a click on a call to action keeps
 * the campaigns behind it.
 */
export function flattenEvent(
  { eventData, occurredAt, ...event }: TrackedEvent,
  campaign?: Touches,
): StoredEvent {
  const isCallToAction = 'elementType' in eventData && eventData.elementType === 'cta';
  return {
    ...event,
    ...eventData,
    ...(isCallToAction && campaign && { campaign: JSON.stringify(campaign) }),
    occurredAt: new Date(occurredAt),
  };
}
