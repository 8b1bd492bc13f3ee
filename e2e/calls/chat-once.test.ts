import { randomUUID } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import { chatMessagesSchema } from '@/lib/contracts/chat';
import { openDatabase } from '@/lib/db/client';
import { createVisitor } from '../support/handler-visitor';
import { joinDeltas, openChatStream, readChatEvents } from '../support/read-events';

const QUESTION = 'What does Sentiment Analysis do?';
const ask = (requestId?: string, userId = 5) => ({
  userId,
  message: QUESTION,
  ...(requestId && { requestId }),
});

async function openVisit() {
  const visitor = createVisitor();
  const read = () => visitor.call(history.GET, 'GET', { params: { userId: '5' } });
  await read();
  return {
    visitor,
    readHistory: async () => chatMessagesSchema.parse((await read()).body),
    post: async (body: object) => {
      const answer = await visitor.call(chat.POST, 'POST', { body });
      expect(answer.status).toBe(200);
      return chatMessagesSchema.length(2).parse(answer.body);
    },
  };
}

test('a retried question returns the stored reply', async () => {
  const { post, readHistory } = await openVisit();
  const requestId = randomUUID();
  const first = await post(ask(requestId));
  expect(await post(ask(requestId.toUpperCase()))).toEqual(first);
  expect(await readHistory()).toEqual(first);
});

test('a retry that accepts events gets the stored reply as events', async () => {
  const { visitor, post, readHistory } = await openVisit();
  const requestId = randomUUID();
  const first = await post(ask(requestId));
  const events = await readChatEvents(await openChatStream(chat.POST, ask(requestId), visitor.cookie));
  expect(events.map(({ event }) => event)).toEqual(['start', 'delta', 'done']);
  expect(joinDeltas(events)).toBe(first[1]?.message);
  expect(events.at(-1)).toMatchObject({
    data: { source: 'site', messages: first },
  });
  expect(await readHistory()).toEqual(first);
});

test('concurrent retries store one exchange, and all get it', async () => {
  const { post, readHistory } = await openVisit();
  const requestId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(ask(requestId))));
  const stored = await readHistory();
  expect(stored).toHaveLength(2);
  for (const answer of answers) expect(answer).toEqual(stored);
});

test('the request id is scoped to visitor and user; without one, every question is stored', async () => {
  const one = await openVisit();
  const other = await openVisit();
  const requestId = randomUUID();
  const [first] = await one.post(ask(requestId));
  const [second] = await other.post(ask(requestId));
  const [third] = await one.post(ask(requestId, 6));
  expect(new Set([first?.id, second?.id, third?.id]).size).toBe(3);
  await one.post(ask());
  await one.post(ask());
  expect(await one.readHistory()).toHaveLength(6);
});

test('the database itself refuses a duplicate', async () => {
  const { post } = await openVisit();
  const requestId = randomUUID();
  const [question] = await post(ask(requestId));
  const database = await openDatabase();
  const row = await database.chatMessage.findUniqueOrThrow({
    where: { id: question?.id ?? 0 },
    omit: { id: true },
  });
  await expect(database.chatMessage.create({ data: row })).rejects.toMatchObject({ code: 'P2002' });
});

test('a request id that is not a UUID is refused', async () => {
  const answer = await createVisitor().call(chat.POST, 'POST', { body: ask('again') });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'requestId', message: 'must be a UUID' }] },
  });
});
