import { loadChat } from '@/lib/calls/chat';
import { loadMessages } from '@/lib/db/chat';
import { formatMessage } from '@/lib/http/chat-message';
import { handle, route } from '@/lib/http/route';

const HISTORY_LIMIT = 200;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(loadChat, {
    async handle({ visitorId, userId }) {
      return (await loadMessages({ visitorId, userId }, HISTORY_LIMIT)).map(formatMessage);
    },
    demo: () => [],
  }),
);
