export const EVENT_STREAM = 'text/event-stream';

type ServerEvent = { event: string; data: unknown };

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
    async start(controller) {
      for await (const { event, data } of events) {
        if (!isGone) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      }
      if (!isGone) controller.close();
    },
    cancel() {
      isGone = true;
    },
  });
  // A proxy that collects the answer before it passes it on would undo the purpose.
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM, 'X-Accel-Buffering': 'no' } });
}
