import { randomUUID } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import { chatMessagesSchema } from '@/lib/calls/chat';
import { openDatabase } from '@/lib/db/client';
import { productNames } from '@/lib/content/product-names';
import { testRefusals } from '../support/calls/call-fixtures';
import { createVisitor } from '../support/calls/handler-visitor';

const EMPTY_CONTEXT = { page: null, userAction: null, relevantFeature: null };
const params = { userId: '5' };

test('a message returns itself and the reply, and both are in the history', async () => {
  const visitor = createVisitor();
  expect(await visitor.call(history.GET, 'GET', { params })).toMatchObject({ status: 200, body: [] });
  const body = { userId: 5, message: `  What does ${productNames['sentiment-analysis']} do? ` };
  const answer = await visitor.call(chat.POST, 'POST', { body });
  expect(answer.status).toBe(200);
  const [question, reply] = chatMessagesSchema.length(2).parse(answer.body);
  expect(question).toMatchObject({
    message: `What does ${productNames['sentiment-analysis']} do?`,
    isUserMessage: true,
    context: EMPTY_CONTEXT,
  });
  expect(reply).toMatchObject({
    message: expect.stringContaining('/solutions#sentiment-analysis'),
    isUserMessage: false,
  });
  expect((await visitor.call(history.GET, 'GET', { params })).body).toEqual(answer.body);
  expect((await visitor.call(history.GET, 'GET', { params: { userId: '6' } })).body).toEqual([]);
});

const CONTEXT = {
  currentPage: '/features',
  userSegment: 'developer',
  behavioralCluster: 'researcher',
  recentActions: [
    { eventType: 'click', eventData: { elementType: 'link' } },
    { eventType: 'click', eventData: { elementType: 'cta' }, page: '/features' },
  ],
  intent: null,
  needsHelp: false,
  isAboutFeature: true,
  isAboutData: false,
  lastViewedFeature: 'enterprise-ai',
};

test.each([
  ['an object', { userId: 5, message: 'Hello', context: CONTEXT }],
  ['JSON text', { userId: 5, message: JSON.stringify({ message: 'Hello', context: CONTEXT }) }],
])('a context sent as %s is stored with both messages', async (_, body) => {
  const answer = await createVisitor().call(chat.POST, 'POST', { body });
  const context = {
    page: '/features',
    userAction: CONTEXT.recentActions[1],
    relevantFeature: 'enterprise-ai',
  };
  expect(answer.body).toMatchObject([{ message: 'Hello', context }, { context }]);
});

test.each(['{"a":1}', '{not json', '[1]', '"x"', 'a'.repeat(2000), '<script>alert(1)</script>', '𝄞'])(
  '%p is stored unchanged',
  async (message) => {
    const answer = await createVisitor().call(chat.POST, 'POST', { body: { userId: 5, message } });
    expect(answer.body).toMatchObject([{ message, isUserMessage: true }, { isUserMessage: false }]);
  },
);

testRefusals(chat.POST, 'POST', [
  [{ userId: 5, message: ' \n ' }, 'message', 'must not be empty'],
  [{ userId: 5, message: 'a'.repeat(2001) }, 'message', 'must have at most 2000 characters'],
  [{ userId: 5, message: 7 }, 'message', 'must be text'],
  [{ userId: 5 }, 'message', 'is required'],
  [{ userId: 5, message: 'a\u0000b' }, 'message', 'holds characters that are not text'],
  [{ userId: 5, message: 'a\ud800b' }, 'message', 'holds characters that are not text'],
  [{ userId: 5, message: '{"message":"a\\u0000b"}' }, 'message', 'holds characters that are not text'],
  [{ userId: 5, message: '{"message":"hi","role":"x"}' }, 'role', 'is not a known field'],
  [{ userId: 5, message: '{"message":"hi","userId":6}' }, 'userId', 'is not a known field'],
  [{ userId: 5, message: 'hi', context: { currentPage: 1 } }, 'context.currentPage', 'must be text'],
  [{ userId: 5, message: 'hi', context: { city: 'x' } }, 'context.city', 'is not a known field'],
  [{ userId: 5, message: 'hi', requestId: 'again' }, 'requestId', 'must be a UUID'],
]);

test('the history is the last 200 messages, oldest first', async () => {
  const visitor = createVisitor();
  await visitor.call(chat.POST, 'POST', { body: { userId: 5, message: 'first' } });
  const database = await openDatabase();
  const { visitorId } = await database.chatMessage.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const data = Array.from({ length: 200 }, (_, n) => ({
    visitorId,
    userId: 5,
    message: `message ${n}`,
    isUserMessage: true,
  }));
  await database.chatMessage.createMany({ data });
  const { body } = await visitor.call(history.GET, 'GET', { params });
  expect(chatMessagesSchema.parse(body).map(({ message }) => message)).toEqual(
    data.map(({ message }) => message),
  );
});

test('a follow-up question is understood from the stored history', async () => {
  const visitor = createVisitor();
  const ask = async (message: string) =>
    JSON.stringify((await visitor.call(chat.POST, 'POST', { body: { userId: 5, message } })).body);
  await ask(`What does ${productNames['sentiment-analysis']} do?`);
  expect(await ask('How accurate is it?')).toContain('94%');
  expect(await ask('And what does that cost?')).toContain('/pricing');
});

describe('retries', () => {
  const ask = (requestId?: string, userId = 5) => ({
    userId,
    message: `What does ${productNames['sentiment-analysis']} do?`,
    ...(requestId && { requestId }),
  });

  async function openVisit() {
    const visitor = createVisitor();
    const read = () => visitor.call(history.GET, 'GET', { params });
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
});
