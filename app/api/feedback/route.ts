import { sendFeedback } from '@/lib/calls/send-feedback';
import { saveFeedback } from '@/lib/db/submissions';
import { handle, route } from '@/lib/http/route';
import { isAutomated } from '@/lib/http/sender';
import { isConsentGiven } from '@/lib/http/visitor';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(sendFeedback, {
    async handle({ request, visitorId, body: { userId, ...entry } }) {
      const isCounted = !isAutomated(request) && isConsentGiven(request);
      return { id: await saveFeedback({ visitorId, userId }, entry, { isCounted }) };
    },
    // No row has this id.
    demo: () => ({ id: -1 }),
  }),
);
