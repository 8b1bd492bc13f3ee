import { eventsRequestSchema, type EventsResponse } from '@/lib/contracts/events';
import { saveEvents } from '@/lib/db/events';
import { flattenEvent } from '@/lib/http/event-row';
import { isAutomated } from '@/lib/http/is-automated';
import { readBody } from '@/lib/http/read-body';
import { isConsentGiven } from '@/lib/http/request-consent';
import { route } from '@/lib/http/route';
import { recordEvents } from '@/lib/metrics/record';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/events', {
  async POST(call) {
    const { userId, events, campaign } = await readBody(call.request, eventsRequestSchema);
    const owner = { visitorId: call.visitorId, userId };
    const isCounted = !isAutomated(call.request) && isConsentGiven(call.request);
    const accepted = isCounted
      ? await saveEvents(
          owner,
          events.map((event) => flattenEvent(event, campaign)),
        )
      : 0;
    recordEvents(events.length, accepted);
    return Response.json({ accepted } satisfies EventsResponse);
  },
});
