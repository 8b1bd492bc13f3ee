import { randomUUID } from 'node:crypto';
import * as chat from '@/app/api/chat/route';
import * as history from '@/app/api/chat/[userId]/route';
import * as myData from '@/app/api/my-data/route';
import { openModelClient } from '@/lib/ai/model';
import { answerLocally } from '@/lib/assistant/answer-locally';
import { readEnv } from '@/lib/config/env';
import { ANSWER_SOURCE_HEADER } from '@/lib/config/answer-source-header';
import { chatMessagesSchema } from '@/lib/calls/chat';
import { openDatabase } from '@/lib/db/client';
import { productNames } from '@/lib/content/product-names';
import { lockDatabase } from '../support/database/database-trouble';
import { createVisitor } from '../support/calls/handler-visitor';
import { findModelPort, startModelServer, type ModelServer } from '../support/servers/model-server';

const port = findModelPort();
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;

const QUESTION = `What does ${productNames['sentiment-analysis']} do?`;
const ANSWER = 'It reads tone by topic. You can read more at /solutions#sentiment-analysis.';
const params = { userId: '5' };

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
  // Loads the library and builds the index here, so that no test's time includes it.
  await openModelClient();
  await answerLocally({ message: QUESTION });
});
afterAll(() => model.close());
beforeEach(async () => {
  Object.assign(model, { answer: ANSWER, fault: null });
  model.calls.length = 0;
  useDeadline(7800);
  await (await openDatabase()).tokenUsage.deleteMany();
});

function useDeadline(anthropicDeadlineMs: number): void {
  Object.assign(readEnv(), { anthropicDeadlineMs });
}

/** Asks as a new visitor, or as the given one. */
async function ask(message = QUESTION, visitor = createVisitor(), requestId?: string) {
  const body = { userId: 5, message, ...(requestId && { requestId }) };
  const answer = await visitor.call(chat.POST, 'POST', { body });
  expect(answer.status).toBe(200);
  const [question, reply] = chatMessagesSchema.length(2).parse(answer.body);
  expect(question?.message).toBe(message);
  return reply?.message ?? '';
}

const readHistory = async (visitor: ReturnType<typeof createVisitor>) =>
  (await visitor.call(history.GET, 'GET', { params })).body;

test('the model replies, with the next step, and the response names it as the source', async () => {
  const body = { userId: 5, message: QUESTION };
  const { headers } = await createVisitor().call(chat.POST, 'POST', { body });
  expect(headers.get(ANSWER_SOURCE_HEADER)).toBe('model');
  expect(await ask()).toContain(ANSWER);
});

test('the model gets our passages, the last turns and the question, and no other visitor’s rows', async () => {
  await ask('A secret of somebody else');
  const visitor = createVisitor();
  await ask(QUESTION, visitor);
  await ask('How accurate is it?', visitor);
  const last = model.calls.at(-1);
  expect(last?.body.messages).toMatchObject([{ role: 'user' }, { role: 'assistant' }, { role: 'user' }]);
  const sent = JSON.stringify(last?.body);
  expect(sent).toContain(QUESTION);
  expect(sent).toContain('94%');
  expect(sent).not.toContain('secret of somebody');
  expect(sent).not.toMatch(/sk-ant|visitorId|DATABASE/);
});

test('a retry repeats the reply without the model', async () => {
  const visitor = createVisitor();
  await readHistory(visitor);
  const requestId = randomUUID();
  const first = await ask(QUESTION, visitor, requestId);
  expect(await ask(QUESTION, visitor, requestId)).toBe(first);
  expect(model.calls).toHaveLength(1);
  expect(await readHistory(visitor)).toMatchObject([{ message: QUESTION }, { message: first }]);
});

test('the model’s deadline counts from the arrival of the question', async () => {
  useDeadline(1000);
  model.fault = 'silent';
  const text = JSON.stringify({ userId: 5, message: QUESTION });
  const body = new ReadableStream({
    start(controller) {
      setTimeout(() => {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      }, 900);
    },
  });
  const headers = { 'content-type': 'application/json' };
  const started = performance.now();
  const request = new Request('http://localhost:3000/api/chat', {
    ...{ method: 'POST', headers, body, duplex: 'half' },
  });
  const response = await chat.POST(request, { params: Promise.resolve({}) });
  expect(response.status).toBe(200);
  // Counted from the call to the model it would be at least 1900 ms.
  expect(performance.now() - started).toBeLessThan(1850);
});

test('deleting all data while the model runs still returns the reply, and stores nothing', async () => {
  useDeadline(600);
  const visitor = createVisitor();
  await ask(QUESTION, visitor);
  const { cookie } = visitor;
  model.fault = 'silent';
  const asked = ask(QUESTION, visitor);
  while (model.calls.length === 1) await new Promise((resolve) => setTimeout(resolve, 5));
  await createVisitor(cookie).call(myData.DELETE, 'DELETE');
  expect(await asked).not.toBe('');
  const left = await createVisitor(cookie).call(myData.GET, 'GET');
  expect(left.body).toMatchObject({ visitor: null, counts: { messages: 0 } });
});

test('without writes to the database no tokens are spent, and the question can be sent again', async () => {
  const visitor = createVisitor();
  await ask(QUESTION, visitor);
  const unlock = await lockDatabase();
  const body = { userId: 5, message: QUESTION };
  expect((await visitor.call(chat.POST, 'POST', { body })).status).toBe(503);
  await unlock();
  expect(await ask(QUESTION, visitor)).toContain(ANSWER);
});
