import { eventsRequestSchema, type EventsResponse } from '@/lib/contracts/events';
import { saveEvents } from '@/lib/db/events';
import { flattenEvent } from '@/lib/http/event-row';
import { isAutomated } from '@/lib/http/is-automated';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/events', {
  async POST(call) {
    const { userId, events } = await readBody(call.request, eventsRequestSchema);
    const owner = { visitorId: call.visitorId, userId };
    const accepted = isAutomated(call.request) ? 0 : await saveEvents(owner, events.map(flattenEvent));
    return Response.json({ accepted } satisfies EventsResponse);
  },
});
