import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import { createVisitor } from '../support/handler-visitor';
import { joinDeltas, openChatStream, readChatEvents } from '../support/read-events';

const QUESTION = 'What does Sentiment Analysis do?';
const params = { userId: '5' };

async function openVisit() {
  const visitor = createVisitor();
  await visitor.call(history.GET, 'GET', { params });
  return { visitor, readHistory: () => visitor.call(history.GET, 'GET', { params }) };
}

test('a reply can be streamed as events, and is stored once', async () => {
  const { visitor, readHistory } = await openVisit();
  const response = await openChatStream(chat.POST, { userId: 5, message: QUESTION }, visitor.cookie);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = await readChatEvents(response);
  expect(events.map(({ event }) => event)).toEqual(['start', 'delta', 'done']);
  const done = events.at(-1);
  if (done?.event !== 'done') throw new Error('The stream has no done event.');
  expect(done.data.source).toBe('site');
  expect(done.data.messages).toMatchObject([
    { message: QUESTION, isUserMessage: true },
    { message: joinDeltas(events), isUserMessage: false },
  ]);
  expect(done.data.messages[1]?.message).toContain('/solutions#sentiment-analysis');
  expect((await readHistory()).body).toEqual(done.data.messages);
});

test.each([undefined, '*/*', 'application/json', 'text/event-streams', ''])(
  'with Accept: %j the response is a list',
  async (accept) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const body = { userId: 5, message: QUESTION };
    const answer = await createVisitor().call(chat.POST, 'POST', { body, headers });
    expect(answer.body).toMatchObject([{ isUserMessage: true }, { isUserMessage: false }]);
  },
);

test('after a disconnect the exchange is still in the history', async () => {
  const { visitor, readHistory } = await openVisit();
  const response = await openChatStream(chat.POST, { userId: 5, message: QUESTION }, visitor.cookie);
  await response.body?.cancel();
  const until = Date.now() + 2000;
  let { body } = await readHistory();
  while (JSON.stringify(body) === '[]' && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    ({ body } = await readHistory());
  }
  expect(body).toMatchObject([{ message: QUESTION }, { isUserMessage: false }]);
});

test('a follow-up question is understood from the stored history', async () => {
  const { visitor } = await openVisit();
  const ask = async (message: string) => {
    const response = await openChatStream(chat.POST, { userId: 5, message }, visitor.cookie);
    return joinDeltas(await readChatEvents(response));
  };
  await ask(QUESTION);
  expect(await ask('How accurate is it?')).toContain('94%');
  expect(await ask('And what does that cost?')).toContain('/pricing');
});

test('an invalid request gets a problem response, not a stream', async () => {
  const response = await openChatStream(chat.POST, { userId: 5, message: 'a'.repeat(2001) });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ errors: [{ field: 'message' }] });
});
