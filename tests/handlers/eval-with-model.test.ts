import * as chat from '@/app/api/chat/route';
import { assistantCopy } from '@/lib/content/assistant';
import { chatMessagesSchema } from '@/lib/contracts/chat';
import { answerOverChat } from '@/tests/assistant/answer-over-chat';
import { evaluate } from '@/tests/assistant/evaluate';
import { tuningQuestions } from '../assistant/tuning-questions';
import { createVisitor } from '../support/handler-visitor';
import { findModelPort, startModelServer, type ModelServer } from '../support/model-server';
import { answerFromPassages } from '../support/stand-in-answers';

const port = findModelPort();
process.env.ANTHROPIC_API_KEY = 'sk-ant-test';
process.env.ANTHROPIC_BASE_URL = `http://127.0.0.1:${port}`;
process.env.ANTHROPIC_TOKENS_PER_MINUTE = '1000000000';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(port);
});
afterAll(() => model.close());

jest.setTimeout(60_000);

const answerer = answerOverChat(async (message, cookie) => {
  const visitor = createVisitor(cookie);
  const { body } = await visitor.call(chat.POST, 'POST', { body: { userId: 5, message } });
  return { text: chatMessagesSchema.parse(body).at(-1)?.message ?? '', cookie: visitor.cookie };
});

const questions = tuningQuestions.filter((_, index) => index % 4 === 0 || index > 88);
const run = () => evaluate(questions, answerer, () => performance.now(), 1);

/** No key was at hand, so that a local server stands for the model. */
test('the questions can be put to a model', async () => {
  model.answer = answerFromPassages;
  const { top1, polite, counts } = await run();
  expect(model.calls.length).toBeGreaterThan(counts.inScope / 2);
  expect(top1).toBeGreaterThanOrEqual(0.9);
  expect(polite).toBe(1);
});

test('a model that never knows is found out', async () => {
  model.answer = assistantCopy.unknown;
  const { top1, unknown } = await run();
  expect(unknown).toBe(1);
  expect(top1).toBeLessThan(0.5);
});
