import { EVENT_STREAM } from '@/lib/contracts/event-stream';
import { onRequestStart } from './request-start';

/** From a handler to the server's hook: Next drops a Content-Length that a handler sets. It never leaves the process. */
export const ANSWER_LENGTH = 'X-Answer-Length';

/** Notes how long an answer is, unless it has no body or is sent as it is made. */
export async function measureAnswer(answer: Response): Promise<Response> {
  if (answer.body === null || answer.headers.get('Content-Type') === EVENT_STREAM) return answer;
  const body = await answer.arrayBuffer();
  const measured = new Response(body, answer);
  measured.headers.set(ANSWER_LENGTH, String(body.byteLength));
  return measured;
}

/**
 * Next sends the head of a handler's answer, then its body, then its end. A process that is killed in between has said
 * 201 for what whoever asked takes for unanswered; so an answer whose length is known leaves in one piece. The returned
 * function ends it.
 */
export function sendWholeAnswers(): () => void {
  return onRequestStart(({ response }) => {
    const flushHeaders = response.flushHeaders.bind(response);
    response.flushHeaders = () => {
      const length = response.getHeader(ANSWER_LENGTH);
      if (length === undefined) return flushHeaders();
      response.removeHeader(ANSWER_LENGTH);
      response.setHeader('Content-Length', length);
    };
  });
}
