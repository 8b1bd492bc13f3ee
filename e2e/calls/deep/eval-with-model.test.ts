import * as chat from '@/app/api/chat/route';
import { assistantCopy } from '@/lib/content/assistant';
import { chatMessagesSchema } from '@/lib/calls/send-chat';
import { askQuestions } from '@/e2e/assistant/ask-questions';
import { askSite } from '@/e2e/assistant/ask-site';
import { readQuestions } from '@/e2e/assistant/read-questions';
import { summarizeOutcomes } from '@/e2e/assistant/report-outcomes';
import { createVisitor } from '../../support/handler-visitor';
import { findModelPort, startModelServer, type ModelServer } from '../../support/model-server';
import { answerFromPassages, answerWithInvention } from '../../support/stand-in-answers';

const port = findModelPort();
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;
process.env.ANTHROPIC_TOKENS_PER_MINUTE = '1000000000';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
});
afterAll(() => model.close());

const answer = askSite(async (request, cookie) => {
  const visitor = createVisitor(cookie);
  const { body } = await visitor.call(chat.POST, 'POST', { body: { userId: 5, ...request } });
  return { text: chatMessagesSchema.parse(body).at(-1)?.message ?? '', cookie: visitor.cookie };
});

const questions = readQuestions('development').filter((_, index) => index % 6 === 0);

async function run(reply: ModelServer['answer']) {
  model.answer = reply;
  model.calls.length = 0;
  const outcomes = await askQuestions(questions, answer, { now: () => performance.now() });
  return { ...summarizeOutcomes(outcomes), calls: model.calls.length };
}

/** Uses a local server because tests have no API key. `npm run eval -- --model` asks a real model every question. */
test('a grounded model is evaluated', async () => {
  const { calls, verdicts } = await run(answerFromPassages);
  expect(calls).toBeGreaterThan(questions.length / 2);
  expect([verdicts.invented, verdicts.leak]).toEqual([0, 0]);
  expect(verdicts.right).toBeGreaterThan(0.7);
});

test('the replies of an inventing model are replaced', async () => {
  const { verdicts } = await run(answerWithInvention('price'));
  expect([verdicts.invented, verdicts.leak]).toEqual([0, 0]);
  expect(verdicts.right).toBeGreaterThan(0.7);
});

test('a model that never knows an answer is detected', async () => {
  const { verdicts } = await run(assistantCopy.unknown);
  expect(verdicts['not-stated-though-stated']).toBeGreaterThan(0.3);
});
