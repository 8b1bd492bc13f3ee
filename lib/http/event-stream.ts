import { EVENT_STREAM, formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';

/** Whether the caller asks for events rather than for JSON. */
export function wantsEvents({ headers }: Request): boolean {
  const accepted = (headers.get('accept') ?? '').toLowerCase().split(',');
  return accepted.some((type) => type.split(';')[0]?.trim() === EVENT_STREAM);
}

/** Streams events. They are consumed to the end even after the client has disconnected, so that the work is finished. */
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

  // Keeps nginx from buffering the stream.
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' } });
}
