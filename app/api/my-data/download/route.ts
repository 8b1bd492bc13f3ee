import { downloadMyData, NO_DATA } from '@/lib/calls/my-data';
import { myDataCopy } from '@/lib/content/pages/my-data';
import { exportMyData } from '@/lib/db/my-data';
import { handle, route } from '@/lib/http/route';
import { describeError, getLogger } from '@/lib/log/logger';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(downloadMyData, {
    async handle({ visitorId }) {
      return new Response(streamText(await exportMyData(visitorId)), {
        headers: {
          'Content-Type': 'application/json',
          'Content-Disposition': `attachment; filename="${myDataCopy.fileName}.json"`,
        },
      });
    },
    demo: () => NO_DATA,
  }),
);

function streamText(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // The response has begun, so it can only break off.
        getLogger().error({ error: describeError(error) });
        controller.error(new Error('The download broke off.'));
      }
    },
    cancel: () => void pieces.return(),
  });
}
