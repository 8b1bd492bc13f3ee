/** @jest-environment node */
import type { ChatEvent } from '@/lib/contracts/chat';
import { EVENT_STREAM, formatEvent, type ServerEvent } from '@/lib/contracts/event-stream';
import type { ReplyText } from './conversation';
import { NO_REPLY, readChatReply } from './send-message';

const message = {
  createdAt: '2026-01-01T00:00:00.000Z',
  context: { page: null, userAction: null, relevantFeature: null },
};
const messages = [
  { ...message, id: 1, message: 'Q', isUserMessage: true },
  { ...message, id: 2, message: 'Zwölf 𝄞', isUserMessage: false },
];
const startEvents: ChatEvent[] = [
  { event: 'start', data: { source: 'model' } },
  { event: 'delta', data: { text: 'Zwölf ' } },
  { event: 'delta', data: { text: '𝄞\n' } },
];
const doneEvent: ChatEvent = { event: 'done', data: { source: 'model', messages } };

/** The response in chunks of `size` bytes. */
function createResponse(events: readonly ServerEvent[], size: number, type: string = EVENT_STREAM): Response {
  const bytes = new TextEncoder().encode(events.map(formatEvent).join(''));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let start = 0; start < bytes.length; start += size)
        controller.enqueue(bytes.slice(start, start + size));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}

async function read(response: Response) {
  const received: ReplyText[] = [];
  const reply = await readChatReply(response, (words) => received.push(words));
  return { reply, received: received.map(({ text }) => text), source: received.at(-1)?.source };
}

test.each([1, 3, 10_000])(
  'reports the text as it streams and returns what is stored, in chunks of %i',
  async (size) => {
    expect(await read(createResponse([...startEvents, doneEvent], size))).toEqual({
      reply: { lines: messages, source: 'model', isComplete: true },
      received: ['Zwölf', 'Zwölf 𝄞'],
      source: 'model',
    });
  },
);

test('events after the end are ignored', async () => {
  const { received: received } = await read(
    createResponse([doneEvent, ...startEvents], 10_000, `${EVENT_STREAM}; charset=utf-8`),
  );
  expect(received).toEqual([]);
});

test('an interrupted reply is incomplete and contains what was stored', async () => {
  const error: ChatEvent = { event: 'error', data: { detail: 'x', messages } };
  expect((await read(createResponse([...startEvents, error], 7))).reply).toEqual({
    lines: messages,
    source: 'model',
    isComplete: false,
  });
});

test('a truncated stream is no reply', async () => {
  expect(await read(createResponse(startEvents, 7))).toMatchObject({
    reply: NO_REPLY,
    received: ['Zwölf', 'Zwölf 𝄞'],
  });
});

test.each<ServerEvent>([
  { event: 'delta', data: null },
  { event: 'done', data: { messages: 'x' } },
])('%j throws', async (event) => {
  await expect(read(createResponse([event], 100))).rejects.toThrow(TypeError);
});

test('a plain list is read too; entries that are no messages are skipped', async () => {
  const list = [...messages, null, 1, { id: 'x', message: {}, isUserMessage: 'no' }];
  expect((await read(Response.json(list))).reply).toEqual({
    lines: messages,
    source: null,
    isComplete: true,
  });
  await expect(read(Response.json({ lines: messages }))).rejects.toThrow('not a list');
  await expect(read(new Response('<html>'))).rejects.toThrow('not valid JSON');
});
