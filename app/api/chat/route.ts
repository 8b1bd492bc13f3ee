import { openIndex } from '@/lib/assistant/passage-index';
import { sendChat } from '@/lib/calls/chat';
import { MODEL_ROUTE_DEADLINE_MS } from '@/lib/config/env';
import { answerDemoQuestion, answerQuestion } from '@/lib/http/answer-question';
import { handle, route } from '@/lib/http/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(sendChat, {
    deadlineMs: MODEL_ROUTE_DEADLINE_MS,
    handle: answerQuestion,
    demo: answerDemoQuestion,
  }),
);

// The server asks for this call when it warms up, so that no question waits for the index. A question reports what fails.
openIndex().catch(() => undefined);
