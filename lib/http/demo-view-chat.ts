import type { AskModel } from '@/lib/ai/answer';
import { chatRequestSchema } from '@/lib/contracts/chat';
import { composeExchange, formatMessage, selectStoredContext } from './chat-message';
import { respondEvents, wantsEvents } from './event-stream';
import { readBody } from './read-body';
import type { Handler } from './route';

/** The model counts its tokens in the database; a demo is answered from the words of the site. */
const askNobody: AskModel = async function* () {};

/** Answers as ever and stores nothing, so that each question stands by itself. */
export const answerDemoChat: Handler = async ({ request, signal }) => {
  const { message, context = {} } = await readBody(request, chatRequestSchema);
  const question = { message, context, history: [] };
  const compose = async (answer: string) =>
    composeExchange({ question: message, answer, context: selectStoredContext(context) }).map(formatMessage);
  if (wantsEvents(request)) {
    const { writeChatEvents } = await import('@/lib/ai/write-chat-events');
    return respondEvents(writeChatEvents(question, compose, signal, askNobody));
  }
  // What no other call needs is not loaded for it.
  const { answerChat } = await import('@/lib/ai/answer');
  const { text } = await answerChat(question, signal, askNobody);
  return Response.json(await compose(text));
};
