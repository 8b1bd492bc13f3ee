import type { ChatMessage } from '@/lib/contracts/chat';
import { loadMessages } from '@/lib/db/chat';
import { formatMessage } from '@/lib/http/chat-message';
import { readUserId } from '@/lib/http/read-user-id';
import { route } from '@/lib/http/route';

const HISTORY_LIMIT = 200;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/chat/[userId]', {
  async GET(call) {
    const userId = readUserId(call, 'userId');
    const stored = await loadMessages({ visitorId: call.visitorId, userId }, HISTORY_LIMIT);
    const messages: ChatMessage[] = stored.map(formatMessage);
    return Response.json(messages);
  },
});
