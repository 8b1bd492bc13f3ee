import type { LocalAnswer } from '@/lib/assistant/answer-locally';
import { splitLinks } from '@/lib/assistant/split-links';
import { assistantCopy } from '@/lib/content/assistant';
import type { Answerer } from './evaluate';

/** Sends one message as a visitor and gives the reply; the visitor is who the cookie says, and a new one without it. */
export type SendMessage = (message: string, cookie: string) => Promise<{ text: string; cookie: string }>;

/** Whoever answers behind POST /api/chat: every question is asked by a visitor of its own, who repeats what was asked before. */
export function answerOverChat(send: SendMessage): Answerer {
  return async ({ message, history = [] }) => {
    let cookie = '';
    for (const turn of history) if (turn.isUserMessage) ({ cookie } = await send(turn.message, cookie));
    return readReply((await send(message, cookie)).text);
  };
}

/** What an answer is, from its words alone. */
export function readReply(text: string): LocalAnswer {
  const hrefs = splitLinks(text).flatMap(({ href }) => href ?? []);
  if (text.includes(assistantCopy.unknown.slice(0, 12))) return { kind: 'unknown', text, hrefs: [] };
  return { kind: hrefs.length > 0 ? 'found' : 'polite', text, hrefs };
}
