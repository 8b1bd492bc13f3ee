import { answerChat } from '@/lib/ai/answer';
import { writeChatEvents } from '@/lib/ai/write-chat-events';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/model-limits';
import { chatRequestSchema, type ChatMessage } from '@/lib/contracts/chat';
import { loadMessages, saveExchange } from '@/lib/db/chat';
import { composeExchange, formatMessage, selectStoredContext } from '@/lib/http/chat-message';
import { respondEvents, wantsEvents } from '@/lib/http/event-stream';
import { readBody } from '@/lib/http/read-body';
import { isConsentGiven } from '@/lib/http/request-consent';
import { route } from '@/lib/http/route';

const HISTORY_LIMIT = 10;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  '/api/chat',
  {
    async POST({ request, visitorId, signal }) {
      const { userId, message, context = {} } = await readBody(request, chatRequestSchema);
      const owner = { visitorId, userId };
      const isStored = isConsentGiven(request);
      const history = isStored ? await loadMessages(owner, HISTORY_LIMIT) : [];
      const question = { message, context, history };
      const save = async (answer: string): Promise<ChatMessage[]> => {
        const exchange = { question: message, answer, context: selectStoredContext(context) };
        return (isStored ? await saveExchange(owner, exchange) : composeExchange(exchange)).map(
          formatMessage,
        );
      };
      if (wantsEvents(request)) return respondEvents(writeChatEvents(question, save, signal));
      const { text } = await answerChat(question, signal);
      return Response.json(await save(text));
    },
  },
  { deadlineMs: MODEL_ROUTE_DEADLINE_MS },
);
