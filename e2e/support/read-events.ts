import { chatEventSchemas, type ChatEvent } from '@/lib/contracts/chat';
import { createEventReader } from '@/lib/contracts/event-stream';

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

export function openChatStream(handler: Handler, body: object, cookie = ''): Promise<Response> {
  const request = new Request('http://localhost:3000/api/chat', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  return handler(request, { params: Promise.resolve({}) });
}

/** Every event of a stream, validated against the contract. */
export async function readChatEvents(response: Response): Promise<ChatEvent[]> {
  return createEventReader()(await response.text()).map(({ event, data }) => {
    const name = event as ChatEvent['event'];
    return { event: name, data: chatEventSchemas[name].parse(data) } as ChatEvent;
  });
}

export function joinDeltas(events: readonly ChatEvent[]): string {
  return events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
}
