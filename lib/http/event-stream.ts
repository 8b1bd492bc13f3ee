import { EVENT_STREAM, formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';

/** Whether the caller asks for events rather than for JSON. */
export function wantsEvents({ headers }: Request): boolean {
  const accepted = (headers.get('accept') ?? '').toLowerCase().split(',');
  return accepted.some((type) => type.split(';')[0]?.trim() === EVENT_STREAM);
}

/** Sends events as they come. They are read to their end, also when the caller has gone: the work is done either way. */
export function respondEvents(events: AsyncIterable<ServerEvent>): Response {
  const encoder = new TextEncoder();
  let isGone = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void send(controller);
    },
    cancel() {
      isGone = true;
    },
  });

  async function send(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for await (const event of events) {
        if (!isGone) controller.enqueue(encoder.encode(formatEvent(event)));
      }
      if (!isGone) controller.close();
    } catch (error) {
      if (!isGone) controller.error(error);
    }
  }

  // A proxy that collects the answer before it passes it on would undo the purpose.
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' } });
}
