import { chatMessagesSchema, type ChatRequest } from '@/lib/calls/send-chat';
import { readReply, type Answerer } from './ask-questions';

/** Sends a message as the cookie's visitor, or a new one if it is empty. The returned cookie is for later messages. */
export type SendQuestion = (
  request: Pick<ChatRequest, 'message' | 'context'>,
  cookie: string,
) => Promise<{ text: string; cookie: string }>;

/** Asks through POST /api/chat. Each question is asked by a new visitor, who repeats the earlier ones first. */
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

export function sendOverHttp(url: string): SendQuestion {
  return async (request, cookie) => {
    const response = await fetch(new URL('/api/chat', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify({ userId: 1, ...request }),
    });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    const messages = chatMessagesSchema.parse(await response.json());
    const issued = response.headers.get('set-cookie')?.split(';')[0];
    return { text: messages.at(-1)?.message ?? '', cookie: issued ?? cookie };
  };
}
