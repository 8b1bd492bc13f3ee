import { sendFeedback } from '@/lib/calls/send-feedback';
import { saveFeedback } from '@/lib/db/submissions';
import { handle, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(sendFeedback, {
    async handle({ visitorId, body: { userId, ...entry } }) {
      return { id: await saveFeedback({ visitorId, userId }, entry) };
    },
    // No row has this id.
    demo: () => ({ id: -1 }),
  }),
);
