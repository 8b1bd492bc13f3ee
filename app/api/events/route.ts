import { sendEvents, type TrackedEvent } from '@/lib/calls/send-events';
import type { Touches } from '@/lib/config/campaign';
import { saveEvents, type Shown, type StoredEvent } from '@/lib/db/events';
import type { Exposure } from '@/lib/db/experiments';
import { readHoldoutExposures } from '@/lib/http/read-exposures';
import { handle, route } from '@/lib/http/route';
import { isAutomated } from '@/lib/http/sender';
import { isConsentGiven, readRequestCookie } from '@/lib/http/visitor';
import { decideVariant, isAdapted } from '@/lib/personalization/decide-variant';
import { parsePersonaCookie, PERSONA_COOKIE } from '@/lib/personalization/persona-cookie';

/** Turns an event's own data into columns. A click on a call to action also stores its campaigns. */
function flattenEvent(
  { eventData, occurredAt, ...event }: TrackedEvent,
  variant: Shown,
  campaign?: Touches,
): StoredEvent {
  const isCallToAction = 'elementType' in eventData && eventData.elementType === 'cta';
  return {
    ...event,
    ...eventData,
    ...variant,
    ...(isCallToAction && campaign && { campaign: JSON.stringify(campaign) }),
    occurredAt: new Date(occurredAt),
  };
}

/** The variant shown, derived from the visitor's cookies because events do not contain it. */
function readVariant(request: Request, holdout: readonly Exposure[]): Shown {
  const cookie = parsePersonaCookie(readRequestCookie(request, PERSONA_COOKIE));
  const isHeldOut = holdout.some(({ shown }) => shown === 'a');
  const { segment, cluster } = decideVariant({ url: {}, cookie, isHeldOut }).variant;
  return { segment, cluster, isAdapted: !isHeldOut && isAdapted(cookie) };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(sendEvents, {
    async handle({ request, visitorId, body: { userId, events, campaign } }) {
      if (isAutomated(request) || !isConsentGiven(request)) return { accepted: 0 };
      const holdout = readHoldoutExposures(request);
      const variant = readVariant(request, holdout);
      const rows = events.map((event) => flattenEvent(event, variant, campaign));
      return { accepted: await saveEvents({ visitorId, userId }, rows, holdout) };
    },
    demo: () => ({ accepted: 0 }),
  }),
);
