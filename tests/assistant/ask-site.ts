import { chatMessagesSchema, type ChatRequest } from '@/lib/contracts/chat';
import { readReply, type Answerer } from './ask-questions';

/** Sends one message as the visitor of a cookie, a new one without it; answers with the reply and the cookie to go on with. */
export type SendQuestion = (
  request: Pick<ChatRequest, 'message' | 'context'>,
  cookie: string,
) => Promise<{ text: string; cookie: string }>;

/** Whoever answers behind POST /api/chat: every question is asked by a visitor of its own, who repeats what was asked before. */
export function askSite(send: SendQuestion): Answerer {
  return async ({ message, history, audience, page }) => {
    const context = {
      ...(page && { currentPage: page }),
      ...(audience && { userSegment: audience.segment, behavioralCluster: audience.cluster }),
    };
    let cookie = '';
    for (const turn of history)
      if (turn.isUserMessage) ({ cookie } = await send({ message: turn.message, context }, cookie));
    return readReply((await send({ message, context }, cookie)).text);
  };
}

/** A running site. */
export function sendOverHttp(url: string): SendQuestion {
  return async (request, cookie) => {
    const response = await fetch(new URL('/api/chat', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ userId: 1, ...request }),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    const messages = chatMessagesSchema.parse(await response.json());
    const issued = response.headers.get('set-cookie')?.split(';')[0];
    return { text: messages.at(-1)?.message ?? '', cookie: issued ?? cookie };
  };
}
