import { answerChat } from '@/lib/ai/answer';
import { chatRequestSchema, type ChatMessage } from '@/lib/contracts/chat';
import { loadMessages, saveExchange } from '@/lib/db/chat';
import { formatMessage, selectStoredContext } from '@/lib/http/chat-message';
import { readBody } from '@/lib/http/read-body';
import { route } from '@/lib/http/route';

const HISTORY_LIMIT = 10;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route('/api/chat', {
  async POST(call) {
    const { userId, message, context = {} } = await readBody(call.request, chatRequestSchema);
    const owner = { visitorId: call.visitorId, userId };
    const history = await loadMessages(owner, HISTORY_LIMIT);
    const { text } = await answerChat({ message, context, history }, call.signal);
    const exchange = { question: message, answer: text, context: selectStoredContext(context) };
    const messages: ChatMessage[] = (await saveExchange(owner, exchange)).map(formatMessage);
    return Response.json(messages);
  },
});
